"""The shell ``dpedu sql FILE.db``: statements, what is left, and what was asked before."""

from __future__ import annotations

import cmd
import random
from pathlib import Path
from typing import IO

from dpedu._validate import many
from dpedu.privacy.ledger import BudgetExceeded
from dpedu.sql.columns import PrivateTable, Text
from dpedu.sql.database import PrivateDatabase
from dpedu.sql.errors import NotAnswered, Refused

HELP = """\
DP-SELECT ε answer, ... FROM table [WHERE condition] [GROUP BY column, ...]
    asks, and costs ε. Answers: COUNT(*), COUNT(column), COUNT(DISTINCT column), SUM(column),
    AVG(column). Conditions: = <> < <= > >= BETWEEN IN LIKE IS NULL, with AND, OR, NOT.
    For example: DP-SELECT 0.5 COUNT(*) FROM people WHERE age >= 65
plan STATEMENT     what it would measure, and how ε is shared: free
quote STATEMENT    what it would cost, and whether that can be afforded: free
tables             what can be asked about
ledger             budgets, and every statement that was paid for
history            what was typed here
help, quit         this; leave (or Ctrl-D)"""


class Shell(cmd.Cmd):
    """A small shell. The prompt says what is left of the budget of each table.

    Parameters
    ----------
    database
        What is asked.
    analyst
        Who asks, if a budget of their own is kept.
    stdin, stdout
        Where lines come from and go to; the terminal if they are not given.
    """

    intro = "DP-SELECT: private answers, each paid for. Type help or quit."

    def __init__(
        self,
        database: PrivateDatabase,
        *,
        analyst: str | None = None,
        stdin: IO[str] | None = None,
        stdout: IO[str] | None = None,
    ) -> None:
        super().__init__(stdin=stdin, stdout=stdout)
        self.use_rawinput = stdin is None
        self.database, self.analyst = database, analyst
        self.typed: list[str] = []
        self._show_left()

    def _show_left(self) -> None:
        left = [
            f"{name} {float(self.database.ledger(name, analyst=self._of(name)).left_epsilon):g}"
            for name in self.database.tables
        ]
        self.prompt = f"[left: {', '.join(left)}] > "

    def _of(self, table: str) -> str | None:
        """The analyst, if there is a budget of theirs for that table."""
        if self.analyst is None:
            return None
        try:
            self.database.ledger(table, analyst=self.analyst)
        except Refused:
            return None
        return self.analyst

    def say(self, text: object) -> None:
        """Print."""
        print(text, file=self.stdout)

    def cmdloop(self, intro: str | None = None) -> None:
        """Read lines until the end. At a terminal Ctrl-C drops the line, and what it asked for."""
        while True:
            try:
                return super().cmdloop(intro)
            except KeyboardInterrupt:
                if not self.use_rawinput:
                    raise
                self.say("\nStopped; the ledger says what was spent. To leave: quit, or Ctrl-D.")
                self._show_left()
                intro = ""

    # What cmd calls.

    def precmd(self, line: str) -> str:
        """Remember what is typed."""
        line = line.strip()
        if line and line != "EOF":
            self.typed.append(line)
        return line

    def onecmd(self, line: str) -> bool:
        """Do what a line says; a refusal is printed."""
        word, _, rest = line.strip().partition(" ")
        try:
            return self._do(line.strip(), word.rstrip(";").lower(), rest.strip())
        except (Refused, BudgetExceeded) as refusal:
            self.say(f"Refused, and nothing spent: {refusal}.")
        except NotAnswered as failure:
            self.say(f"Not answered: {failure}.")
        except Exception as error:  # its words could quote the data
            self.say(
                f"Something went wrong ({type(error).__name__}); the ledger says what was spent."
            )
        return False

    def _do(self, line: str, word: str, rest: str) -> bool:
        if word in ("quit", "exit", "eof"):
            self.say("")
            return True
        if word == "help" or word == "?":
            self.say(HELP)
        elif word == "tables":
            for table in self.database.tables.values():
                self.say(described(table))
        elif word == "ledger":
            self._ledger()
        elif word == "history":
            for number, line in enumerate(self.typed, 1):
                self.say(f"{number:4}  {line}")
        elif word == "plan":
            self.say(self.database.plan(rest))
        elif word == "quote":
            quote = self.database.quote(rest, analyst=self.analyst)
            afford = "can" if quote.affordable else "cannot"
            self.say(f"It would cost ε = {float(quote.epsilon):g}, which you {afford} afford.")
        elif word:
            self.say(self.database.ask(line, analyst=self.analyst))
            self._show_left()
        return False

    def _ledger(self) -> None:
        for name in self.database.tables:
            whole = self.database.ledger(name)
            self.say(f"{name}: {_share(whole.spent_epsilon, whole.epsilon)}")
            mine = self._of(name)
            if mine is not None:
                own = self.database.ledger(name, analyst=mine)
                self.say(f"  of {mine}: {_share(own.spent_epsilon, own.epsilon)}")
            for entry in whole.entries:
                self.say(f"  {float(entry.epsilon):<8g}{' '.join(entry.purpose.split())}")


def _share(spent: object, total: object) -> str:
    return f"ε = {float(spent):g} of {float(total):g} spent"  # type: ignore[arg-type]


def described(table: PrivateTable) -> str:
    """A declaration in words, a line a column."""
    lines = [f"{table.name}, under {table.neighbourhood} neighbours"]
    if table.person is not None:
        lines[0] += f", at most {many(table.rows, 'row')} for each {table.person}"
    for name, column in table.columns.items():
        shown = "text" if isinstance(column, Text) else repr(column)
        lines.append(f"  {name}: {shown if len(shown) < 80 else shown[:77] + '...'}")
    return "\n".join(lines)


def start(file: Path, *, analyst: str | None = None) -> None:
    """Open a file and let it be asked.

    Raises
    ------
    Refused
        If there is no such file, nothing in it is declared, or the analyst has no budget.
    """
    if not file.is_file():
        raise Refused(f"there is no file {file}: make one to try with dpedu sql --example {file}")
    with file.open("rb") as opened:
        if opened.read(16) not in (b"SQLite format 3\x00", b""):
            raise Refused(f"{file} is no database of SQLite")
    database = PrivateDatabase(file, rng=random.SystemRandom())
    tables = database.tables
    if not tables:
        raise Refused(f"nothing in {file} is declared: PrivateDatabase.declare does that")
    shell = Shell(database, analyst=analyst)
    if analyst is not None and all(shell._of(name) is None for name in tables):
        raise Refused(f"{analyst} has no budget in {file}: its owner can grant one")
    try:
        shell.cmdloop()
    finally:
        database.engine.dispose()
