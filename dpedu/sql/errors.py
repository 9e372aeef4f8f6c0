"""How DP-SELECT says no."""

from __future__ import annotations


class Refused(ValueError):
    """A statement, or a declaration, that is not accepted.

    Nothing has been spent, and no private data have been read: what the message says depends on
    the statement, on declarations and on the layout of the table, never on anybody's data.
    """


class Damaged(Refused):
    """The ledger in the database is not as it was written: by a fault, or by somebody.

    Nothing is answered from it any more. Its owner compares it with a copy; see `dpedu.sql.budget`
    for what is recognised.
    """


class NotAnswered(RuntimeError):
    """The database failed after the charge: it was stopped, or its disk is full.

    The ε stays spent. No statement can bring this about: see `dpedu.sql.query`.
    """
