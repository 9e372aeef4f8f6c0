"""The grammar, and hostile statements: each is refused and free, or charged and answered."""

# ruff: noqa: E501 - a statement stands in one line

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest
import sqlalchemy as sa

from dpedu.privacy.ledger import BudgetExceeded
from dpedu.sql import Category, PrivateTable, Real, Refused, Text, Whole
from dpedu.sql import statement as statement_module
from dpedu.sql.statement import Among, Compare, Every, Missing, Some, parse

COLUMNS = {
    "salary": Whole(0, 200_000), "height": Real(0, 250, step=0.5), "name": Text(),
    "town": Category(["Oslo", "Bergen"]), "post": Category([1001, 6732]),
}  # fmt: skip
PEOPLE = PrivateTable("people", columns=COLUMNS)
LAYOUT = ("CREATE TABLE people (id INTEGER PRIMARY KEY, salary BIGINT, height DOUBLE PRECISION, "
          "name TEXT, town TEXT, post INTEGER, secret TEXT)")  # fmt: skip
INSERT = "INSERT INTO people VALUES "
PLAIN = [
    "(1, 52000, 170, 'Li Pu', 'Oslo', 1001, 'x')",
    "(2, 48000, 180, 'Sara', 'Bergen', 1001, 'y')",
]
# What has brought interfaces down: NULLs, NaNs, infinities, the ends of 64 bits, rubbish.
WILD = {
    "sqlite": ["(3, 9223372036854775807, 9e999, NULL, NULL, NULL, NULL)",
               "(4, -9223372036854775808, -9e999, x'00ff', 'Rome', 0, '''; --')",
               "(5, 'text', '1e400', 17, 3, 'zero', NULL)", "(6, NULL, 5e-324, '', '', 1.5, '')"],
    "postgresql": ["(3, 9223372036854775807, 'Infinity', NULL, NULL, NULL, NULL)",
                   "(4, -9223372036854775808, '-Infinity', 'é', 'Rome', 0, '''; --')",
                   "(5, NULL, 'NaN', '', '', 2147483647, NULL)", "(6, 0, 5e-324, '', '', 7, '')"],
}  # fmt: skip

REFUSED = [
    # not DP-SELECT, or no ε that is a decimal number
    "", ";", "SELECT salary FROM people", "DP-SELECT", "DROP TABLE people",
    "DP-SELECT COUNT(*) FROM people", "DP-SELECT 0 COUNT(*) FROM people",
    "DP-SELECT 0.0 COUNT(*) FROM people", "DP-SELECT -1 COUNT(*) FROM people",
    "DP-SELECT nan COUNT(*) FROM people", "DP-SELECT inf COUNT(*) FROM people",
    "DP-SELECT 1e400 COUNT(*) FROM people", "DP-SELECT 1e-400 COUNT(*) FROM people",
    "DP-SELECT 1/2 COUNT(*) FROM people", "DP-SELECT 0.1+0.1 COUNT(*) FROM people",
    "DP-SELECT (SELECT 0.1) COUNT(*) FROM people", "DP-SELECT ½ COUNT(*) FROM people",
    "DP-SELECT ٣ COUNT(*) FROM people", "DP-SELECT 0.5 0.5 COUNT(*) FROM people",
    "DP-SELECT 0.0000000000001 COUNT(*) FROM people", "DP-SELECT " + "9" * 5000 + " COUNT(*) FROM people",
    "DP-SELECT 0.000000000001 SUM(salary) FROM people",
    # rows instead of answers
    "DP-SELECT 0.1 salary FROM people", "DP-SELECT 0.1 * FROM people", "DP-SELECT 0.1 people.* FROM people",
    "DP-SELECT 0.1 salary, COUNT(*) FROM people", "DP-SELECT 0.1 DISTINCT town FROM people",
    "DP-SELECT 0.1 MAX(salary) FROM people", "DP-SELECT 0.1 MIN(salary) FROM people",
    "DP-SELECT 0.1 GROUP_CONCAT(name) FROM people", "DP-SELECT 0.1 COUNT(*) OVER () FROM people",
    "DP-SELECT 0.1 COUNT(*), 1 FROM people", "DP-SELECT 0.1 FROM people", "DP-SELECT 0.1 COUNT(*)",
    "DP-SELECT 0.1 COUNT(*) INTO copy FROM people",
    # more than one statement, or others inside
    "DP-SELECT 0.1 COUNT(*) FROM people; DROP TABLE people", "DP-SELECT 0.1 COUNT(*) FROM people;;SELECT 1",
    "DP-SELECT 0.1 COUNT(*) FROM people -- WHERE name = 'x'", "DP-SELECT 0.1 COUNT(*) /* all */ FROM people",
    "DP-SELECT 0.1 COUNT(*) FROM people UNION SELECT salary FROM people",
    "DP-SELECT 0.1 COUNT(*) FROM people EXCEPT SELECT 1", "DP-SELECT 0.1 COUNT(*) FROM (SELECT 1)",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = (SELECT MAX(salary) FROM people)",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary IN (SELECT salary FROM people)",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE EXISTS (SELECT 1)",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary > ALL (SELECT 1)",
    # other tables, or the same one again
    "DP-SELECT 0.1 COUNT(*) FROM people, people", "DP-SELECT 0.1 COUNT(*) FROM people JOIN people b ON 1 = 1",
    "DP-SELECT 0.1 COUNT(*) FROM people p", "DP-SELECT 0.1 COUNT(*) FROM main.people",
    "DP-SELECT 0.1 COUNT(*) FROM sqlite_master", "DP-SELECT 0.1 COUNT(*) FROM dpedu_spends",
    "DP-SELECT 0.1 COUNT(*) FROM pg_stat_activity", "DP-SELECT 0.1 COUNT(*) FROM generate_series(1, 9)",
    "DP-SELECT 0.1 COUNT(*) FROM `people`", "DP-SELECT 0.1 COUNT(*) FROM ｐｅｏｐｌｅ",
    # which rows, by other people's
    "DP-SELECT 0.1 COUNT(*) FROM people LIMIT 1", "DP-SELECT 0.1 COUNT(*) FROM people OFFSET 1",
    "DP-SELECT 0.1 COUNT(*) FROM people ORDER BY 1", "DP-SELECT 0.1 COUNT(*) FROM people HAVING COUNT(*) > 1",
    "DP-SELECT 0.1 COUNT(*) FROM people TABLESAMPLE (1 PERCENT)", "DP-SELECT 0.1 COUNT(*) FROM people FOR UPDATE",
    # columns and keys that are not declared, or not fit for it
    "DP-SELECT 0.1 COUNT(secret) FROM people", "DP-SELECT 0.1 COUNT(*) FROM people WHERE secret = 'x'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE rowid = 1", "DP-SELECT 0.1 COUNT(*) FROM people WHERE ctid = '(0,1)'",
    "DP-SELECT 0.1 COUNT(*) FROM people GROUP BY name", "DP-SELECT 0.1 COUNT(*) FROM people GROUP BY salary",
    "DP-SELECT 0.1 COUNT(*) FROM people GROUP BY 1", "DP-SELECT 0.1 COUNT(*) FROM people GROUP BY post, post",
    "DP-SELECT 0.1 COUNT(*) FROM people GROUP BY ROLLUP (post)", "DP-SELECT 0.1 COUNT(*) FROM people GROUP BY ALL",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE town = 'Rome'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE post = 1",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE town = 7", "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = 'x'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name > 'Li'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE town < 'P'",
    "DP-SELECT 0.1 SUM(name) FROM people", "DP-SELECT 0.1 SUM(post) FROM people", "DP-SELECT 0.1 AVG(town) FROM people",
    # expressions that can fail, or take long, by a value
    "DP-SELECT 0.1 SUM(salary * 1000000000000) FROM people", "DP-SELECT 0.1 SUM(1 / salary) FROM people",
    "DP-SELECT 0.1 SUM(salary + 1) FROM people", "DP-SELECT 0.1 SUM(CAST(name AS INTEGER)) FROM people",
    "DP-SELECT 0.1 SUM(CASE WHEN name = 'Li Pu' THEN 200000 ELSE 0 END) FROM people",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE CASE WHEN salary > 1 THEN 1 / 0 ELSE 1 END = 1",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE 1 / (salary - 52000) > 0",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary % 2 = 0", "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary::text = '1'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE pg_sleep(1) IS NULL", "DP-SELECT 0.1 COUNT(*) FROM people WHERE randomblob(1000000000) = 1",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE load_extension('x') = 1", "DP-SELECT 0.1 COUNT(*) FROM people WHERE abs(salary) = 1",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name || 'x' = 'y'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE name REGEXP '(a+)+$'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name ~ '(a+)+$'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE name GLOB '*'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name LIKE '%a%a%a%a%a%'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE town LIKE 'O!' ESCAPE '!'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE town ILIKE 'o%'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE town COLLATE nocase = 'OSLO'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE random() > 0", "DP-SELECT 0.1 COUNT(*) FILTER (WHERE salary = 1) FROM people",
    # conditions without a column, or a value
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE 1 = 1", "DP-SELECT 0.1 COUNT(*) FROM people WHERE TRUE",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary", "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = height",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = NULL", "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary IN ()",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = ?", "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = :x",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = $1", "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = @x",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE (salary, post) IN ((1, 1001))",
    # values that are no plain numbers or texts
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = 1e400", "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = 1e-400",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = 0x10", "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = " + "9" * 4400,
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = 9999999999999999", "DP-SELECT 0.1 COUNT(*) FROM people WHERE height = NaN",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name = 'a\x00b'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE name = '" + "x" * 300 + "'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name = 'it's'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE name = 'a\ud800'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name = 'a' OR 1=1 --'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE name = \"Li Pu\"",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name = x'41'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE name = \u2018Li Pu\u2019",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = DATE '2020-01-01'", "DP-SELECT 0.1 COUNT(*) FROM people WHERE sаlary = 1",
    # too large, too deep
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE " + "(" * 5000 + "salary = 1" + ")" * 5000,
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE " + "NOT " * 4000 + "salary = 1",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE " + " OR ".join(["salary = 1"] * 1000),
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary IN (" + ",".join(map(str, range(2000))) + ")",
    "DP-SELECT 0.1 " + ", ".join(["COUNT(*)"] * 50) + " FROM people", "DP-SELECT 0.1 COUNT(*) FROM people" + " " * 30_000,
]  # fmt: skip

ANSWERED = [
    "dp-select 0.1 count(*) from PEOPLE where SALARY > 0;",
    'DP-SELECT .1 COUNT(*), COUNT("salary") FROM "people"',
    "DP-SELECT 0.1\n\tCOUNT(*)\nFROM people\n",
    "DP-SELECT 0.1 SUM(people.salary) AS total FROM people WHERE people.height IS NOT NULL",
    "DP-SELECT 0.1 AVG(salary), AVG(height) FROM people WHERE height < 1e15 AND salary > -1e15",
    "DP-SELECT 0.1 COUNT(DISTINCT salary), COUNT(DISTINCT name) FROM people",
    "DP-SELECT 0.1 town, COUNT(*) FROM people WHERE NOT (post = 1001 OR town = 'Oslo') GROUP BY town",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name = '''; DROP TABLE people; --' OR name = '/* */'",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE name IN ('%', '\\', '💥', '', ' OR 1=1')",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE height BETWEEN 1 AND -1",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary = 1000000000000000",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE town LIKE '%%%%' AND town NOT LIKE ''",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE salary IN (" + ",".join(map(str, range(1000))) + ")",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE " + " OR ".join(["salary <> 1"] * 100),
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE " + "(" * 25 + "NOT salary = 1" + ")" * 25,
    "DP-SELECT 0.1 " + ", ".join(["AVG(height)"] * 20) + " FROM people GROUP BY town, post",
    "DP-SELECT 0.1 COUNT(*) FROM people WHERE NOT town IN ('Oslo', 'Bergen') AND NOT post > 0",
]  # fmt: skip


@pytest.fixture(params=["sqlite", "postgresql"])
def pair(request, fresh):
    """Two databases, one with plain people and one with wild ones, and what was read in each."""
    made = []
    for extra in ([], WILD[request.param]):
        database = fresh(request.param)
        with database.engine.begin() as connection:
            connection.exec_driver_sql(LAYOUT)
            connection.exec_driver_sql((INSERT + ", ".join([*PLAIN, *extra])).replace("%", "%%"))
        database.declare(PEOPLE, epsilon=1000)
        read = []

        def note(connection, cursor, statement, *rest, read=read):
            if "FROM people" in statement and not statement.startswith("EXPLAIN"):
                read.append(statement)

        sa.event.listen(database.engine, "before_cursor_execute", note)
        made.append((database, read))
    return made


def outcome(database, text):
    try:
        return database.ask(text)
    except Refused as refusal:
        return str(refusal)


def test_hostile_statements_are_refused_free_and_unread(pair):
    assert len(REFUSED) >= 100
    for text in REFUSED:
        said = [outcome(database, text) for database, _ in pair]
        assert isinstance(said[0], str), f"answered: {text[:200]}"
        assert said[0] == said[1], text[:200]
        assert 10 < len(said[0]) < 200, said[0]
        assert said[0].isprintable()
    for database, read in pair:
        assert database.ledger("people").entries == ()
        assert read == []


def test_odd_statements_are_charged_and_answered(pair):
    for count, text in enumerate(ANSWERED, 1):
        for database, read in pair:
            reply = database.ask(text)
            assert reply.spent == Fraction(1, 10), text
            assert database.ledger("people").spent_epsilon == Fraction(count, 10)
            assert len(read) == count
            assert all(answer.value == answer.value for answer in reply)


def test_what_is_over_the_budget_is_refused_free_and_unread(pair):
    for database, read in pair:
        for text in (
            "DP-SELECT 1000.1 COUNT(*) FROM people",
            "DP-SELECT 999999 AVG(salary) FROM people",
        ):
            assert not database.quote(text).affordable
            with pytest.raises(BudgetExceeded):
                database.ask(text)
        assert database.ledger("people").entries == ()
        assert read == []


def test_tiny_and_huge_epsilons_are_answered(pair):
    for text in (
        "0.000000001 COUNT(*), AVG(salary), SUM(height)",
        "999.9 COUNT(*)",
        "0.01 AVG(height)",
    ):
        for database, _ in pair:
            reply = database.ask(f"DP-SELECT {text} FROM people")
            assert all(answer.standard_error >= 0 for answer in reply)
            assert all(answer.interval[0] <= answer.interval[1] for answer in reply)


def test_reasons_say_why_it_would_leak():
    for text, why in [
        ("salary", "a row is one person's data"), ("MAX(salary)", "one person's value"),
        ("SUM(1 / salary)", "the error would tell"), ("SUM(CASE WHEN a = 1 THEN 1 END)", "how long"),
        ("COUNT(*) OVER ()", "one person's data"), ("DISTINCT a", "is data"),
    ]:  # fmt: skip
        with pytest.raises(Refused, match=why):
            parse(f"DP-SELECT 1 {text} FROM people")


# What the grammar reads ---------------------------------------------------------------------------


def condition(text):
    return parse(f"DP-SELECT 1 COUNT(*) FROM t WHERE {text}").condition


def test_not_goes_inside():
    assert condition("NOT a < 1") == condition("a >= 1") == condition("1 <= a")
    assert condition("NOT (a = 1 AND NOT b <> 2)") == condition("a <> 1 OR b <> 2")
    assert condition("NOT a BETWEEN 1 AND 2") == condition("a < 1 OR a > 2")
    assert condition("NOT NOT a IS NULL") == Missing("a", negated=False)
    assert condition("NOT a NOT IN (1, 2)") == condition("a IN (1, 2)")
    assert condition("a NOT LIKE 'x'") == condition("NOT a LIKE 'x'")


def test_values_are_read_exactly():
    assert condition("a = -0.1") == Compare("a", "=", Decimal("-0.1"))
    assert condition("a = 1e6").value == 1_000_000
    assert condition("a IN ('it''s', TRUE, -3)") == Among("a", ("it's", True, Decimal(-3)), False)
    assert isinstance(condition("a = 1 OR b = 2 AND c = 3"), Some)
    assert isinstance(condition("(a = 1 OR b = 2) AND c = 3"), Every)


def test_epsilon_is_the_decimal_that_is_written():
    for written, meant in [("0.1", Fraction(1, 10)), ("10", 10), (".25", Fraction(1, 4))]:
        assert parse(f"DP-SELECT {written} COUNT(*) FROM t").epsilon == meant


def test_names_of_answers():
    asked = parse("DP-SELECT 1 COUNT(*), SUM(a) AS n, AVG(b), COUNT(DISTINCT c) FROM t").aggregates
    assert [each.name for each in asked] == ["COUNT(*)", "n", "AVG(b)", "COUNT(DISTINCT c)"]


def test_only_text_is_a_statement():
    for value in (None, 1, b"DP-SELECT 1 COUNT(*) FROM t", ["DP-SELECT"]):
        with pytest.raises(TypeError, match="text must be a string"):
            parse(value)


@pytest.mark.parametrize(
    ("spelled", "plain"),
    [
        ("COUNT(*) FROM t WHERE a == 1", "COUNT(*) FROM t WHERE a = 1"),
        ("COUNT(*) FROM t WHERE a ISNULL", "COUNT(*) FROM t WHERE a IS NULL"),
        ("COUNT(*) FROM t WHERE a NOTNULL", "COUNT(*) FROM t WHERE a IS NOT NULL"),
        ("COUNT(*) FROM t WHERE a ~~ 'x%'", "COUNT(*) FROM t WHERE a LIKE 'x%'"),
        ("COUNT(*) FROM t WHERE a IN (1,)", "COUNT(*) FROM t WHERE a IN (1)"),
        ("COUNT(*) n FROM t", "COUNT(*) AS n FROM t"),
        ("COUNT(ALL a) FROM t", "COUNT(a) FROM t"),
    ],
)
def test_other_spellings_of_a_form_are_that_form(spelled, plain):
    one, other = (parse(f"DP-SELECT 1 {text}") for text in (spelled, plain))
    assert replace(one, text="") == replace(other, text="")


def test_a_refused_epsilon_is_told_all_its_limits():
    assert parse("DP-SELECT 999999.999999999999 COUNT(*) FROM people").epsilon < 10**6
    for word in ("1000000", "1e3", "0.1234567890123", "-1"):
        with pytest.raises(Refused, match="below 1000000 and of at most 12 decimals"):
            parse(f"DP-SELECT {word} COUNT(*) FROM people")


ONE = "DP-SELECT 1 COUNT(*) FROM t"
LIMITS = {
    "20000 characters": (20_000, lambda n: f"{ONE} {' ' * (n - len(ONE) - 2)};"),
    "20 answers": (20, lambda n: f"DP-SELECT 1 {', '.join(['COUNT(*)'] * n)} FROM t"),
    "100 comparisons": (100, lambda n: f"{ONE} WHERE {' OR '.join(['a = 1'] * n)}"),
    "1000 values in a list": (1000, lambda n: f"{ONE} WHERE a IN ({', '.join(['1'] * n)})"),
    "brackets 30 deep": (30, lambda n: f"{ONE} WHERE {'(' * n}a = 1{')' * n}"),
    "at most 15 of them after": (15, lambda n: f"{ONE} WHERE a = 0.{'1' * n}"),
    "up to 10¹⁵ in size": (10**15, lambda n: f"{ONE} WHERE a = -{n}"),
    "texts have at most 200 characters": (200, lambda n: f"{ONE} WHERE a = '{'x' * n}'"),
    "names of answers at most 63": (63, lambda n: f"DP-SELECT 1 COUNT(*) AS {'x' * n} FROM t"),
}


@pytest.mark.parametrize("said", LIMITS)
def test_limits_are_what_the_grammar_says(said):
    assert said in " ".join(statement_module.__doc__.split())
    most, written = LIMITS[said]
    parse(written(most))
    with pytest.raises(Refused):
        parse(written(most + 1))


def test_an_aggregate_of_nothing_is_asked_of_what():
    for name in ("COUNT", "SUM", "AVG"):
        with pytest.raises(Refused) as refused:
            parse(f"DP-SELECT 1 {name}() FROM people")
        assert "NONE" not in str(refused.value)


@pytest.mark.parametrize("word", ["NOT ", "- ", "a = 1 AND NOT "])
def test_what_is_too_deep_is_called_so(word):
    with pytest.raises(Refused, match="too deep|nested|more than"):
        parse(f"DP-SELECT 1 COUNT(*) FROM people WHERE {word * (15000 // len(word))}a = 1")
