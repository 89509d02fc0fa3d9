"""The step definitions, one module per topic; `MODULES` names them in the order in which steps are tried."""

MODULES = tuple(
    f"tripledraw.features.steps.{topic}"
    for topic in ("setting", "playing", "betting", "drawing", "showing", "ranking", "readings")
)
