"""What may be asked: the grammar of DP-SELECT.

    ``DP-SELECT ε answer, … FROM table [WHERE condition] [GROUP BY column, …]``

An answer is ``COUNT(*)``, ``COUNT(column)``, ``COUNT(DISTINCT column)``, ``SUM(column)`` or
``AVG(column)``, and may be named by ``AS``. Conditions compare a column with values: ``=``, ``<>``,
``<``, ``<=``, ``>``, ``>=``, ``BETWEEN``, ``IN``, ``LIKE``, ``IS NULL``, put together by ``AND``,
``OR`` and ``NOT``. ε is a decimal number above 0 and below 1000000, of at most 12 decimals.

A statement has at most 20000 characters, 20 answers, 100 comparisons, 1000 values in a list, and
brackets 30 deep. Numbers in it are written with digits, at most 15 of them after the point, and go
up to 10¹⁵ in size; texts have at most 200 characters, names of answers at most 63. `GROUP BY` makes
at most 10000 cells.

Nothing else passes, but for other spellings of these forms that sqlglot reads, such as ``==``,
``ISNULL``, ``COUNT(ALL column)`` or a name without ``AS``. The text is parsed by sqlglot, and from
its tree only the forms above are copied, into the few classes below: what the database is sent is
made from them, never from the text. Each form that is missing would leak, or could fail or take
long for some values only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

import sqlglot
from sqlglot import exp
from sqlglot.tokens import TokenType  # type: ignore[attr-defined]

from dpedu import _validate as validate
from dpedu.sql.errors import Refused

LONGEST = 20_000
"""Characters of a statement."""
MOST_ANSWERS = 20
MOST_VALUES = 1000
"""Values in one list."""
MOST_TESTS = 100
"""Comparisons in one condition."""
DEEPEST = 30
"""How deep conditions may be nested."""

_HEAD = re.compile(r"\s*DP-SELECT\s+(\S+)\s+(.*)", re.IGNORECASE | re.DOTALL)
_EPSILON = re.compile(r"[0-9]{1,6}(\.[0-9]{1,12})?|\.[0-9]{1,12}")
_NUMBER = re.compile(r"([0-9]{1,16}(\.[0-9]{0,15})?|\.[0-9]{1,15})([eE]\+?[0-9]{1,2})?")
_LARGEST = Decimal(10) ** 15


@dataclass(frozen=True)
class Aggregate:
    """One thing that is asked for.

    Attributes
    ----------
    function
        ``"count"``, ``"distinct"``, ``"sum"`` or ``"avg"``.
    column
        Of which column; None for ``COUNT(*)``.
    name
        What the answer is called.
    """

    function: str
    column: str | None
    name: str


Value = Decimal | str | bool


@dataclass(frozen=True)
class Compare:
    """A column beside a value: ``age >= 18``."""

    column: str
    operator: str
    value: Value


@dataclass(frozen=True)
class Among:
    """Whether a value is in a list: ``postcode IN (1001, 6732)``."""

    column: str
    values: tuple[Value, ...]
    negated: bool


@dataclass(frozen=True)
class Like:
    """Whether a key has a form: ``profession LIKE 'Pol%'``."""

    column: str
    pattern: str
    negated: bool


@dataclass(frozen=True)
class Missing:
    """Whether there is no value: ``age IS NULL``."""

    column: str
    negated: bool


@dataclass(frozen=True)
class Every:
    """All of these: ``AND``."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Some:
    """At least one of these: ``OR``."""

    parts: tuple[Condition, ...]


Condition = Compare | Among | Like | Missing | Every | Some
"""``NOT`` has gone inside: a row meets a condition exactly if that is *true* in SQL's logic of
three values, and for that it is enough to know which of its comparisons are true."""


@dataclass(frozen=True)
class Statement:
    """A statement that has the right form. Names are as they were written."""

    text: str
    epsilon: Fraction
    table: str
    aggregates: tuple[Aggregate, ...]
    condition: Condition | None
    groups: tuple[str, ...]


def parse(text: str) -> Statement:
    """Read a statement.

    Parameters
    ----------
    text
        The statement, with or without a semicolon at its end.

    Raises
    ------
    Refused
        If it has another form; the message says why that would leak, or could fail.
    TypeError
        If it is no string.

    Examples
    --------
    >>> asked = parse("DP-SELECT 0.5 COUNT(*) FROM people WHERE postcode = 1001")
    >>> asked.epsilon, asked.table, asked.aggregates[0].function
    (Fraction(1, 2), 'people', 'count')
    >>> asked.condition
    Compare(column='postcode', operator='=', value=Decimal('1001'))
    >>> parse("DP-SELECT 0.5 salary FROM people")
    Traceback (most recent call last):
        ...
    dpedu.sql.errors.Refused: salary on its own is refused: a row is one person's data. Ask for \
COUNT, SUM or AVG, and GROUP BY a column with declared keys
    """
    if not isinstance(text, str):
        raise TypeError(f"text must be a string, got {validate.show(text)}")
    if len(text) > LONGEST:
        raise Refused(f"the statement is longer than {LONGEST} characters")
    if not text.replace("\n", " ").replace("\r", " ").replace("\t", " ").isprintable():
        raise Refused("the statement holds characters that cannot be printed")
    if re.match(r"\s*SELECT\b", text, re.IGNORECASE):
        raise Refused("a plain SELECT is refused: it would answer exactly. Write DP-SELECT 0.5 ...")
    head = _HEAD.fullmatch(text)
    if head is None:
        raise Refused("a statement begins with DP-SELECT and ε: DP-SELECT 0.5 COUNT(*) FROM ...")
    epsilon = _epsilon(head[1])
    try:
        return _Reader(_tree(head[2])).statement(text.strip(), epsilon)
    except Refused:
        raise
    except RecursionError:  # of NOT and signs, which need no brackets
        raise Refused(f"conditions are nested too deep: {DEEPEST} deep always works") from None
    except Exception:  # of sqlglot's: whatever it makes of a text, it is not ours
        raise Refused(
            "this is no SQL that can be read: look at its brackets, quotes and commas"
        ) from None


def _epsilon(word: str) -> Fraction:
    if not _EPSILON.fullmatch(word):
        raise Refused(
            "ε must be a decimal number such as 0.5, below 1000000 and of at most 12 decimals, "
            f"got {_short(word)}"
        )
    epsilon = Fraction(word)
    if epsilon == 0:
        raise Refused("ε must be above 0: an answer with ε = 0 says nothing")
    return epsilon


def _tree(body: str) -> Any:
    tokens = sqlglot.tokenize(f"SELECT {body}")
    depth = 0
    for token in tokens:
        if token.comments:
            raise Refused("comments are refused: a statement is kept in the ledger as it was asked")
        depth += (token.token_type is TokenType.L_PAREN) - (token.token_type is TokenType.R_PAREN)
        if depth > DEEPEST:
            raise Refused(f"conditions are nested more than {DEEPEST} deep")
    text = f"SELECT {body}"
    while tokens and tokens[-1].token_type is TokenType.SEMICOLON:
        text = text[: tokens.pop().start]
    if any(token.token_type is TokenType.SEMICOLON for token in tokens):
        raise Refused("one statement at a time: what follows a semicolon would not be paid for")
    (tree,) = sqlglot.parse(text)
    return tree


# Why other forms are refused, by the name of their part in sqlglot's tree.
_CLAUSES = {
    "joins": "a join is refused: one person's rows could then be counted any number of times",
    "laterals": "a join is refused: one person's rows could then be counted any number of times",
    "having": "HAVING is refused: it shows which exact counts are large. Look at the noisy ones",
    "order": "ORDER BY is refused: answers come in the order of the declared keys",
    "limit": "LIMIT is refused: which rows come first depends on other people's",
    "offset": "OFFSET is refused: which rows come first depends on other people's",
    "distinct": "SELECT DISTINCT is refused: the list of values that occur is data",
    "with_": "WITH is refused: one table is asked, and its rows are counted for each person",
    "into": "INTO is refused: exact rows would be stored where no ledger looks",
}
_FORMS = {
    "Subquery": "a sub-query is refused: nobody could say how far one person moves its result",
    "Select": "a sub-query is refused: nobody could say how far one person moves its result",
    "Exists": "a sub-query is refused: nobody could say how far one person moves its result",
    "Union": "UNION is refused: rows of other tables are no answer to this one's question",
    "Except": "EXCEPT is refused: rows of other tables are no answer to this one's question",
    "Intersect": "INTERSECT is refused: rows of other tables are no answer",
    "Case": "CASE is refused: it could choose what to compute, and how long, by one person's value",
    "Window": "a window is refused: it answers once for each row, and a row is one person's data",
    "Filter": "FILTER is refused: put the condition into WHERE",
    "Div": "division is refused: it could fail for one person's value, and the error would tell",
    "Mod": "division is refused: it could fail for one person's value, and the error would tell",
    "Add": "arithmetic is refused: it could overflow for one person's value, and leave its bounds",
    "Sub": "arithmetic is refused: it could overflow for one person's value, and leave its bounds",
    "Mul": "arithmetic is refused: it could overflow for one person's value, and leave its bounds",
    "Cast": "CAST is refused: it could fail for one person's value, and the error would tell",
    "TryCast": "CAST is refused: it could fail for one person's value, and the error would tell",
    "Max": "MAX is refused: it is one person's value",
    "Min": "MIN is refused: it is one person's value",
    "ILike": "ILIKE is refused: databases differ in what they take for the same letter",
    "Escape": "ESCAPE is refused: in LIKE, % and _ stand for any text and any character",
    "RegexpLike": "regular expressions are refused: they can take long for some values only",
    "Parameter": "a parameter is refused: write the value itself",
    "Placeholder": "a parameter is refused: write the value itself",
    "NullSafeEQ": "IS DISTINCT FROM is refused: use IS NULL and a comparison",
    "NullSafeNEQ": "IS DISTINCT FROM is refused: use IS NULL and a comparison",
}
_FUNCTION = "functions are refused: one could fail, or take long, for one person's value only"


class _Reader:
    """Copies a tree of sqlglot into a `Statement`, and refuses whatever has no place there."""

    def __init__(self, tree: Any) -> None:
        self.tree = tree
        self.table = ""
        self.tests = 0

    def statement(self, text: str, epsilon: Fraction) -> Statement:
        tree = self.tree
        if type(tree) is not exp.Select:
            raise self._refusal(tree)
        for clause, why in _CLAUSES.items():
            if tree.args.get(clause):
                raise Refused(why)
        self._only(tree, "expressions", "from_", "where", "group")
        self.table = self._source(tree.args.get("from_"))
        group, where = tree.args.get("group"), tree.args.get("where")
        groups = tuple(self._groups(group)) if group else ()
        aggregates = tuple(self._aggregates(groups))
        condition = self._condition(where.this, False) if where else None
        return Statement(text, epsilon, self.table, aggregates, condition, groups)

    # The parts of a statement.

    def _source(self, source: Any) -> str:
        if source is None or type(source.this) is not exp.Table:
            if source is not None:
                raise self._refusal(source.this)
            raise Refused("FROM is missing: say which table is asked")
        table = source.this
        if table.args.get("alias"):
            raise Refused("another name for the table is refused: there is only one")
        if (
            table.args.get("db")
            or table.args.get("catalog")
            or type(table.this) is not (exp.Identifier)
        ):
            raise Refused("only a declared table can be asked, by its plain name")
        self._only(table, "this")
        return str(table.this.name)

    def _groups(self, group: Any) -> Iterator[str]:
        self._only(group, "expressions")
        found = set()
        for item in group.expressions:
            if type(item) is not exp.Column:
                raise Refused("GROUP BY takes columns with declared keys, by name")
            name = self._column(item)
            if name.lower() in found:
                raise Refused(f"GROUP BY names {_short(name)} twice")
            found.add(name.lower())
            yield name

    def _aggregates(self, groups: tuple[str, ...]) -> Iterator[Aggregate]:
        found = 0
        for item in self.tree.expressions:
            alias = None
            if type(item) is exp.Alias:
                alias, item = item.alias, item.this
                if not alias or len(alias) > 63:
                    raise Refused("the name of an answer has at most 63 characters")
            if type(item) is exp.Column and type(item.this) is not exp.Star:
                name = self._column(item)
                if alias is None and name.lower() in (group.lower() for group in groups):
                    continue  # as usual in SQL; the keys are shown anyway
                raise Refused(
                    f"{_short(name)} on its own is refused: a row is one person's data. "
                    "Ask for COUNT, SUM or AVG, and GROUP BY a column with declared keys"
                )
            if type(item) in (exp.Star, exp.Column):
                raise Refused("* is refused: rows are people's data. Ask for COUNT(*)")
            found += 1
            if found > MOST_ANSWERS:
                raise Refused(f"more than {MOST_ANSWERS} answers in one statement")
            yield self._aggregate(item, alias)
        if not found:
            raise Refused("nothing is asked for: ask for COUNT, SUM or AVG")

    def _aggregate(self, item: Any, alias: str | None) -> Aggregate:
        kinds = {exp.Count: "count", exp.Sum: "sum", exp.Avg: "avg"}
        function = kinds.get(type(item))
        if function is None:
            raise self._refusal(item)
        self._only(item, "this", "big_int")
        inner = item.this
        if function == "count" and type(inner) is exp.Star:
            self._only(inner)
            return Aggregate("count", None, alias or "COUNT(*)")
        shown = "{}"
        if type(inner) is exp.Distinct:
            self._only(inner, "expressions")
            if function != "count" or len(inner.expressions) != 1:
                raise Refused("DISTINCT is for one column, in COUNT(DISTINCT column)")
            function, shown, inner = "distinct", "DISTINCT {}", inner.expressions[0]
        if inner is None:
            raise Refused(f"say of what: {type(item).__name__.upper()}(column)")
        if type(inner) is not exp.Column:
            raise self._refusal(inner)
        column = self._column(inner)
        called = type(item).__name__.upper()
        return Aggregate(function, column, alias or f"{called}({shown.format(column)})")

    # Conditions, with NOT pushed inside.

    def _condition(self, node: Any, negated: bool) -> Condition:
        kind = type(node)
        if kind is exp.Paren:
            self._only(node, "this")
            return self._condition(node.this, negated)
        if kind is exp.Not:
            self._only(node, "this")
            return self._condition(node.this, not negated)
        if kind in (exp.And, exp.Or):
            parts = tuple(self._condition(part, negated) for part in self._chain(node))
            return Every(parts) if (kind is exp.And) != negated else Some(parts)
        self.tests += 1
        if self.tests > MOST_TESTS:
            raise Refused(f"there are more than {MOST_TESTS} comparisons")
        if kind in _OPERATORS:
            return self._comparison(node, negated)
        if kind is exp.Between:
            self._only(node, "this", "low", "high")
            name = self._column(node.this)
            low, high = self._value(node.args["low"]), self._value(node.args["high"])
            if negated:
                return Some((Compare(name, "<", low), Compare(name, ">", high)))
            return Every((Compare(name, ">=", low), Compare(name, "<=", high)))
        if kind is exp.In:
            if node.args.get("query"):
                raise Refused(_FORMS["Subquery"])
            self._only(node, "this", "expressions")
            if not 1 <= len(node.expressions) <= MOST_VALUES:
                raise Refused(f"IN takes 1 to {MOST_VALUES} values")
            values = tuple(self._value(value) for value in node.expressions)
            return Among(self._column(node.this), values, negated)
        if kind is exp.Like:
            self._only(node, "this", "expression", "negate")
            pattern = self._value(node.expression)
            if not isinstance(pattern, str):
                raise Refused("LIKE takes a text in quotes, such as 'Pol%'")
            return Like(self._column(node.this), pattern, negated != bool(node.args.get("negate")))
        if kind is exp.Is:
            self._only(node, "this", "expression")
            if type(node.expression) is not exp.Null:
                raise Refused("IS takes NULL or NOT NULL only")
            return Missing(self._column(node.this), negated)
        if kind is exp.Column:
            name = _short(self._column(node))
            raise Refused(f"compare {name} with a value: a condition has two sides")
        raise self._refusal(node)

    def _chain(self, node: Any) -> Iterator[Any]:
        """The parts of ``a AND b AND …``, which sqlglot nests to the left, without recursion."""
        kind, parts = type(node), []
        while type(node) is kind:
            self._only(node, "this", "expression")
            parts.append(node.expression)
            node = node.this
        parts.append(node)
        yield from reversed(parts)

    def _comparison(self, node: Any, negated: bool) -> Compare:
        self._only(node, "this", "expression")
        operator = _OPERATORS[type(node)]
        left, right = node.this, node.expression
        if type(left) is not exp.Column:
            left, right = right, left
            operator = _SWAPPED[operator]
        if type(left) is not exp.Column or type(right) is exp.Column:
            for side in (left, right):
                if type(side) not in (exp.Column, exp.Literal, exp.Neg):
                    raise self._refusal(side)
            raise Refused("a comparison has a column on one side and a value on the other")
        return Compare(
            self._column(left), _OPPOSITE[operator] if negated else operator, self._value(right)
        )

    # Names and values.

    def _column(self, node: Any) -> str:
        if type(node) is not exp.Column or type(node.this) is not exp.Identifier:
            raise self._refusal(node)
        self._only(node, "this", "table")
        table = node.args.get("table")
        if table is not None and table.name.lower() != self.table.lower():
            raise Refused(f"{_short(table.name)} is not the table that is asked")
        return str(node.this.name)

    def _value(self, node: Any) -> Value:
        if type(node) is exp.Boolean:
            return bool(node.this)
        if type(node) is exp.Null:
            raise Refused("nothing equals NULL: write IS NULL")
        sign = 1
        if type(node) is exp.Neg:
            self._only(node, "this")
            sign, node = -1, node.this
            if type(node) is not exp.Literal or node.is_string:
                raise self._refusal(node)
        if type(node) is not exp.Literal:
            raise self._refusal(node)
        if node.is_string:
            if len(node.this) > 200:
                raise Refused("a text has at most 200 characters")
            if not node.this.isprintable() and node.this:
                raise Refused("a text holds characters that cannot be printed")
            return str(node.this)
        if not _NUMBER.fullmatch(node.this):
            raise Refused(
                "a number is written with digits, of at most 15 decimals, and goes up to 1e15, "
                f"got {_short(node.this)}"
            )
        number = Decimal(node.this)
        if number > _LARGEST:
            raise Refused(f"numbers go up to 1e15, got {_short(node.this)}")
        return sign * number

    def _only(self, node: Any, *allowed: str) -> None:
        """Refuse a part of a form that is not on the list."""
        for name, part in node.args.items():
            if part and name not in allowed:
                raise Refused(
                    f"{_short(name.strip('_').upper())} is refused: only what dpedu.sql.statement "
                    "lists can be answered safely"
                )

    def _refusal(self, node: Any) -> Refused:
        name = type(node).__name__
        if name in _FORMS:
            return Refused(_FORMS[name])
        if isinstance(node, exp.Func):
            return Refused(_FUNCTION)
        if isinstance(node, exp.Literal | exp.Neg | exp.Boolean | exp.Null):
            return Refused("a value stands where a column should: say which column is meant")
        return Refused(f"{_short(name.upper())} is refused: a value or a plain column belongs here")


_OPERATORS = {
    exp.EQ: "=", exp.NEQ: "<>", exp.LT: "<", exp.LTE: "<=", exp.GT: ">", exp.GTE: ">=",
}  # fmt: skip
_SWAPPED = {"=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<="}
_OPPOSITE = {"=": "<>", "<>": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def _short(word: str) -> str:
    """What was written, in a message: not longer than it should be."""
    return word if len(word) <= 40 else word[:37] + "..."
