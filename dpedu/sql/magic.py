"""The cell magic ``%%dpsql``: statements in a notebook.

    ``%load_ext dpedu.sql``

and then, in a cell of its own, the name of a `PrivateDatabase`, perhaps the name of an analyst, and
below them a statement::

    %%dpsql database ada
    DP-SELECT 0.5 COUNT(*) FROM people

The cell's value is the `Reply`. A refusal is printed, and is no error of the notebook.
"""

from __future__ import annotations

from typing import Any

from dpedu.privacy.ledger import BudgetExceeded
from dpedu.sql.database import PrivateDatabase
from dpedu.sql.errors import Refused
from dpedu.sql.reply import Reply


def answer(line: str, cell: str, names: dict[str, Any]) -> Reply | None:
    """Ask what stands in a cell; None, after saying why, if it is refused.

    Parameters
    ----------
    line
        The name of a `PrivateDatabase`, and of an analyst if there is one.
    cell
        The statement.
    names
        The variables of the notebook.

    Raises
    ------
    ValueError
        If the line names no database.
    """
    words = line.split()
    database = names.get(words[0]) if words else None
    if not isinstance(database, PrivateDatabase) or len(words) > 2:
        raise ValueError(
            "line must name a PrivateDatabase, and an analyst if there is one: "
            f"%%dpsql database ada; got {line.strip()[:60]!r}"
        )
    try:
        return database.ask(cell, analyst=words[1] if len(words) == 2 else None)
    except (Refused, BudgetExceeded) as refusal:
        print(f"Refused, and nothing spent: {refusal}.")
        return None


def load_ipython_extension(shell: Any) -> None:
    """What ``%load_ext dpedu.sql`` does: make ``%%dpsql`` known."""

    def dpsql(line: str, cell: str) -> Reply | None:
        """Ask a PrivateDatabase: its name, perhaps an analyst's, and below them a statement."""
        return answer(line, cell, shell.user_ns)

    shell.register_magic_function(dpsql, magic_kind="cell")
