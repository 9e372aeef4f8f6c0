"""Put the course into the wheel: the notebooks that `dpedu open` copies.

`make release` stages them in `_build/release/course`. Without that folder (a bare clone) the
wheel is the library alone.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    """Adds `_build/release/course` to a wheel as `dpedu/_course`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the folder to the builder, if this is a real wheel and the folder is there."""
        staged = Path(self.root, "_build", "release", "course")
        if version != "editable" and staged.is_dir():
            build_data["force_include"][str(staged)] = "dpedu/_course"
