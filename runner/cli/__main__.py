"""`python -m tripledraw.cli`, for where the command is not on the path."""

from tripledraw.cli import main

main()
