"""Where marking keeps what it makes: submissions, marks, feedback, the gradebook."""

from __future__ import annotations

import os
from pathlib import Path


def class_folder() -> Path:
    """The folder of the class, from the course's: another one if DPEDU_CLASS names it.

    The sample class has its own, so that nothing done to it can touch a real class.
    """
    return Path(os.environ.get("DPEDU_CLASS") or "_build/course")
