"""What is promised once: attributes that nobody changes afterwards."""

from __future__ import annotations


class Fixed:
    """Attributes are set once, by the constructor: what was promised for them holds for them."""

    def __setattr__(self, name: str, value: object) -> None:
        known = getattr(type(self), name, None)
        if name in vars(self) or callable(known) or isinstance(known, property):
            raise AttributeError(f"{name} is fixed: make a new {type(self).__name__} instead")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} is fixed: make a new {type(self).__name__} instead")
