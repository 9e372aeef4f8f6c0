"""DP-SELECT: a database that answers with differential privacy.

An owner declares a table: bounds, keys, whose row is whose, and a budget. Analysts ask
``DP-SELECT 0.5 COUNT(*) FROM people WHERE postcode = 1001`` and get noisy answers, until the budget
is spent. `dpedu.sql.statement` lists what may be asked, `dpedu.sql.plan` proves what it costs, and
`dpedu.sql.query` why no statement can fail by what the data are.

It needs SQLAlchemy and sqlglot: ``pip install dpedu[sql]``; for PostgreSQL also
``dpedu[postgresql]``.
"""

from dpedu.sql.columns import Category, PrivateTable, Real, Text, Whole
from dpedu.sql.database import PrivateDatabase
from dpedu.sql.errors import Damaged, NotAnswered, Refused
from dpedu.sql.magic import load_ipython_extension
from dpedu.sql.plan import Plan
from dpedu.sql.reply import Answer, Reply

__all__ = [
    "Answer",
    "Category",
    "Damaged",
    "NotAnswered",
    "Plan",
    "PrivateDatabase",
    "PrivateTable",
    "Real",
    "Refused",
    "Reply",
    "Text",
    "Whole",
    "load_ipython_extension",
]
