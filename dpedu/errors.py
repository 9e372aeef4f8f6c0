"""What a command cannot do."""


class CannotDo(Exception):
    """What was typed cannot be done. The message tells the user why, and needs no traceback."""
