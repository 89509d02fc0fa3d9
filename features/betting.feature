@betting
Feature: Betting
  Four rounds, bets of one size, and no more than a few raises.

  @BET-11
  Rule: How many raises the first round allows on top of the big blind

    Scenario: six players raise until nobody is offered more
      Given a table of six
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario: one raise more than the first round allows
      Given a table of six
      When the players bet and raise until no raise is offered
      And one more raise is tried
      Then the engine refuses it
