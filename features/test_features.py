"""Makes a test of every scenario of the rulebook: `pytest --pyargs tripledraw.features --tripledraw-engine ADDRESS`."""

import pytest
from pytest_bdd import scenarios

from tripledraw.features.catalogue import load

scenarios(*(f"{name}.feature" for name in load().features))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Refuse to go on without an engine."""
    if not metafunc.config.pluginmanager.hasplugin("tripledraw-recorder"):
        raise pytest.Collector.CollectError("Name the engine to judge: --tripledraw-engine ADDRESS.")
