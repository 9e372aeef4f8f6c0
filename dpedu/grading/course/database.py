"""The database of a gradebook: whoever holds it, or starts it, is waited for."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from typing import Any, TypeVar

from alembic.script import ScriptDirectory
from nbgrader import api
from nbgrader.api import Gradebook
from nbgrader.dbutil import ALEMBIC_DIR
from sqlalchemy.exc import DBAPIError, IntegrityError

T = TypeVar("T")
PATIENCE = 600.0  # seconds
PASSING = (
    *("locked", "busy", "refused", "closed", "terminat", "starting up", "shutting down"),
    *("connection", "timeout", "disk", "no such file"),
)


def schema() -> str:
    """The version of the tables that nbgrader makes, which a new gradebook remembers."""
    return str(ScriptDirectory(ALEMBIC_DIR).get_current_head())


# nbgrader asks a new process for it, which loads all of nbgrader: seconds for each gradebook.
api.get_alembic_version = schema


def patiently(do: Callable[[], T]) -> T:
    """Do it, as often as it takes for whoever holds the database to let go of it."""
    until, pause = time.monotonic() + PATIENCE, 0.05
    while True:
        try:
            return do()
        except IntegrityError:  # somebody else wrote the same row first: it is there now
            if time.monotonic() > until:
                raise
        except DBAPIError as error:
            text = str(error).lower()
            passing = error.connection_invalidated or any(each in text for each in PASSING)
            passing = passing and "is full" not in text
            if not passing or time.monotonic() > until:
                raise
        time.sleep(pause)
        pause = min(2 * pause, 1.0)


def words(error: Exception) -> str:
    """What a database says, without the statement that it was told."""
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)


def wait_until_free(course: Any) -> None:
    """Wait until the gradebook can be written: nbgrader's own commands give up after seconds."""
    patiently(lambda: _try_to_write(course))


def _try_to_write(course: Any) -> None:
    with closing(Gradebook(course.db_url, course.course_id)) as book:
        begin = "BEGIN IMMEDIATE" if book.engine.dialect.name == "sqlite" else "SELECT 1"
        with book.engine.connect() as connection:
            connection.exec_driver_sql(begin)
            connection.rollback()
