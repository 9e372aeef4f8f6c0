"""All classes of the package of one kind, found by loading all of it."""

import importlib
import inspect
import pkgutil

import dpedu as dp


def kinds(of):
    """All subclasses that can be made, from all of the package."""
    for module in pkgutil.walk_packages(dp.__path__, "dpedu."):
        if not module.name.startswith(("dpedu.grading", "dpedu.__main__", "dpedu.cli")):
            importlib.import_module(module.name)
    for kind in of.__subclasses__():
        if not inspect.isabstract(kind) and kind.__module__.startswith("dpedu."):
            yield kind
        yield from kinds(kind)
