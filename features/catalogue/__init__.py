"""The catalogue: what each rule says, who says it, and where documents disagree.

`load()` reads it from the YAML files beside this module, once.
"""

from tripledraw.features.catalogue.loader import load
from tripledraw.features.catalogue.model import (
    Authority,
    Catalogue,
    Citation,
    Document,
    Reading,
    Rule,
    Statement,
)

__all__ = ["Authority", "Catalogue", "Citation", "Document", "Reading", "Rule", "Statement", "load"]
