"""What a browser has for numpy in the tests: a module whose names all lead to one class of no use.

`dpedu` imports with it, and computes what needs no array. The builds of numpy for browsers cannot
be had from a package registry.
"""

import sys
import types
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec


class Names(type):
    """A class whose attributes are all classes of its kind."""

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent

    def __getitem__(cls, _):
        return cls

    def __or__(cls, _):
        return cls

    __ror__ = __or__


class Absent(metaclass=Names):
    """Made of anything, called with anything, and good for nothing."""

    def __init__(self, *_, **__):
        pass

    def __call__(self, *_, **__):
        return Absent()

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent()


class Finder(MetaPathFinder, Loader):
    """Finds every module below numpy."""

    def find_spec(self, name, path, target=None):
        return ModuleSpec(name, self, is_package=True) if name.startswith("numpy.") else None

    def create_module(self, spec):
        module = types.ModuleType(spec.name)
        module.__path__ = []
        module.__getattr__ = __getattr__
        return module

    def exec_module(self, module):
        pass


def __getattr__(name):
    return getattr(Absent, name)


sys.meta_path.append(Finder())
