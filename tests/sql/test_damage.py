"""Ledger files that were damaged or altered: recognised, and refused in our own words."""

import copy
import multiprocessing
import pickle
import random
import sqlite3
import sys
import threading
from fractions import Fraction

import numpy as np
import pytest
import sqlalchemy as sa

from dpedu.privacy.ledger import BudgetExceeded
from dpedu.sql import Damaged, NotAnswered, PrivateDatabase, PrivateTable, Refused, Whole
from dpedu.sql.shell import Shell

COUNT = "DP-SELECT 0.125 COUNT(*) FROM people"
PEOPLE = PrivateTable("people", columns={"age": Whole(0, 120)})


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    """The bytes of a file with two budgets and six entries."""
    path = tmp_path_factory.mktemp("sound") / "sound.db"
    database = PrivateDatabase(path, rng=np.random.default_rng(0))
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
        connection.exec_driver_sql("INSERT INTO people VALUES (30), (40), (50)")
    database.declare(PEOPLE, epsilon=1)
    database.grant("people", analyst="ada", epsilon=Fraction(3, 4))
    for _ in range(3):
        database.ask(COUNT)
        database.ask(COUNT, analyst="ada")
    database.engine.dispose()
    return path.read_bytes()


ALTERED = [  # by somebody with a program for such files
    "UPDATE dpedu_budgets SET spent = '0'",
    "UPDATE dpedu_budgets SET spent = '1/8'",
    "UPDATE dpedu_budgets SET spent = '0' WHERE analyst = 'ada'",
    "UPDATE dpedu_budgets SET spent = '-5'",
    "UPDATE dpedu_budgets SET spent = 'a lot'",
    "UPDATE dpedu_budgets SET spent = ''",
    "UPDATE dpedu_budgets SET spent = X'3380'",
    "UPDATE dpedu_budgets SET spent = 0.75",
    "UPDATE dpedu_budgets SET spent = '3/0'",
    "UPDATE dpedu_budgets SET spent = '1e999999999'",
    "UPDATE dpedu_budgets SET spent = '٣/4'",
    "UPDATE dpedu_budgets SET total = '100'",
    "UPDATE dpedu_budgets SET total = '1/2'",
    "UPDATE dpedu_budgets SET total = 'inf'",
    "UPDATE dpedu_budgets SET total = '100' WHERE analyst = ''",
    "UPDATE dpedu_budgets SET seal = ''",
    "UPDATE dpedu_budgets SET seal = (SELECT seal FROM dpedu_budgets WHERE analyst = 'ada')",
    "UPDATE dpedu_budgets SET name = 'persons'",
    "UPDATE dpedu_budgets SET analyst = 'x' || analyst",
    "DELETE FROM dpedu_budgets",
    "DELETE FROM dpedu_budgets WHERE analyst = ''",
    "DELETE FROM dpedu_spends",
    "DELETE FROM dpedu_spends WHERE id = 1",
    "DELETE FROM dpedu_spends WHERE id = 6",
    "DELETE FROM dpedu_spends WHERE id = 3; "
    "UPDATE dpedu_budgets SET spent = '5/8' WHERE analyst = ''",
    "DELETE FROM dpedu_spends; UPDATE dpedu_budgets SET spent = '0'",
    "UPDATE dpedu_spends SET epsilon = '0'",
    "UPDATE dpedu_spends SET epsilon = '1/100' WHERE id = 2",
    "UPDATE dpedu_spends SET epsilon = '1/4' WHERE id = 2; "
    "UPDATE dpedu_spends SET epsilon = '0' WHERE id = 4",
    "UPDATE dpedu_spends SET epsilon = '-1/8' WHERE id = 5",
    "UPDATE dpedu_spends SET epsilon = 'x'",
    "UPDATE dpedu_spends SET epsilon = X'00FF' WHERE id = 1",
    "UPDATE dpedu_spends SET analyst = 'bob' WHERE analyst = 'ada'",
    "UPDATE dpedu_spends SET name = 'persons'",
    "UPDATE dpedu_spends SET statement = 'nothing' WHERE id = 1",
    "UPDATE dpedu_spends SET at = '1999-12-31' WHERE id = 1",
    "UPDATE dpedu_spends SET id = id + 100",
    "INSERT INTO dpedu_spends SELECT 99, name, analyst, '0', statement, at FROM dpedu_spends "
    "WHERE id = 1",
    "UPDATE dpedu_tables SET declaration = ''",
    "UPDATE dpedu_tables SET declaration = '{}'",
    "UPDATE dpedu_tables SET declaration = 'null'",
    "UPDATE dpedu_tables SET declaration = '[1, 2]'",
    "UPDATE dpedu_tables SET declaration = X'FF00'",
    "UPDATE dpedu_tables SET declaration = replace(declaration, '120', '1')",
    "UPDATE dpedu_tables SET declaration = replace(declaration, '120', '1e99')",
    "UPDATE dpedu_tables SET declaration = replace(declaration, 'Whole', 'Real')",
    "UPDATE dpedu_tables SET declaration = replace(declaration, 'Whole', 'os')",
    "UPDATE dpedu_tables SET declaration = replace(declaration, 'membership', 'edit')",
    "UPDATE dpedu_tables SET declaration = replace(declaration, 'age', 'years')",
    "UPDATE dpedu_tables SET declaration = printf('%.*c', 9000, '[')",
    "UPDATE dpedu_tables SET name = 'persons'",
    "DELETE FROM dpedu_tables",
    "CREATE TRIGGER t AFTER UPDATE ON dpedu_budgets BEGIN "
    "UPDATE dpedu_budgets SET spent = '0' END",
    "CREATE TRIGGER t BEFORE UPDATE ON dpedu_budgets BEGIN SELECT RAISE(IGNORE) END",
    "CREATE TRIGGER t BEFORE INSERT ON dpedu_spends BEGIN SELECT RAISE(IGNORE) END",
    "CREATE TRIGGER t AFTER INSERT ON dpedu_spends BEGIN DELETE FROM dpedu_spends END",
    "CREATE TRIGGER t AFTER INSERT ON dpedu_spends BEGIN SELECT RAISE(ABORT, 'no') END",
    "DROP TABLE dpedu_spends",
    "DROP TABLE dpedu_budgets",
    "ALTER TABLE dpedu_budgets DROP COLUMN seal",
    "ALTER TABLE dpedu_spends RENAME TO old; CREATE VIEW dpedu_spends AS SELECT * FROM old",
    "ALTER TABLE dpedu_budgets RENAME TO old; CREATE VIEW dpedu_budgets AS "
    "SELECT name, analyst, total, '0' AS spent, seal FROM old",
    "ALTER TABLE dpedu_budgets RENAME TO old; CREATE TABLE dpedu_budgets AS "
    "SELECT * FROM old UNION ALL SELECT * FROM old",
    "PRAGMA user_version = 9; UPDATE dpedu_budgets SET spent = NULL || spent",
    "PRAGMA writable_schema = 1; DELETE FROM sqlite_master WHERE name = 'dpedu_spends'",
    "PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = 'nonsense' WHERE name = 'people'",
    "PRAGMA writable_schema = 1; "
    "UPDATE sqlite_master SET rootpage = 2 WHERE name = 'dpedu_budgets'",
]  # fmt: skip


def changed(path, sql):
    """Alter a file; what SQLite itself does not let happen leaves it as it was."""
    connection = sqlite3.connect(path, isolation_level=None)
    for part in sql.split("; "):
        try:
            connection.execute(part.replace("'0' END", "'0'; END").replace(") END", "); END")
                               .replace("spends END", "spends; END"))  # fmt: skip
        except sqlite3.IntegrityError:
            connection.close()
            return False
    connection.close()
    return True


def everything(path):
    """All that can be asked of a file, and the lines of a shell; what each of it came to."""
    database = PrivateDatabase(path, rng=np.random.default_rng(1))
    asked = [
        lambda: database.ask(COUNT),
        lambda: database.ask(COUNT, analyst="ada"),
        lambda: database.quote(COUNT),
        lambda: database.ledger("people"),
        lambda: database.ledger("people", analyst="ada"),
        lambda: database.grant("people", analyst="eve", epsilon=1),
        lambda: database.declare(PEOPLE, epsilon=5),
        lambda: database.tables,
    ]
    results = []
    for ask in asked:
        try:
            results.append(ask())
        except (Refused, BudgetExceeded, NotAnswered) as refusal:
            results.append(refusal)
    database.engine.dispose()
    assert all(len(str(result)) < 200 for result in results if isinstance(result, Exception))
    return results


@pytest.mark.parametrize("sql", ALTERED, ids=range(len(ALTERED)))
def test_an_altered_ledger_answers_nothing(sound, tmp_path, sql):
    path = tmp_path / "altered.db"
    path.write_bytes(sound)
    if not changed(path, sql):
        return  # a constraint of the tables forbids it already
    answers = everything(path)
    assert isinstance(answers[1], Refused), sql  # who has a budget of their own needs both
    only_adas = "WHERE analyst = 'ada'" in sql and "seal" not in sql
    if not only_adas:
        assert isinstance(answers[0], Refused), sql
        assert isinstance(answers[3], Refused), sql


COLUMNS = {
    "dpedu_tables": ("name", "declaration"),
    "dpedu_budgets": ("name", "analyst", "total", "spent", "seal"),
    "dpedu_spends": ("id", "name", "analyst", "epsilon", "statement", "at"),
}


@pytest.mark.parametrize("table", COLUMNS)
def test_what_is_not_there_any_more_is_damage(sound, tmp_path, table):
    path = tmp_path / "altered.db"
    copied = f"ALTER TABLE {table} RENAME TO old; CREATE TABLE {table} AS SELECT"
    without = [", ".join(c for c in COLUMNS[table] if c != column) for column in COLUMNS[table]]
    for sql in [f"DROP TABLE {table}", *(f"{copied} {rest} FROM old" for rest in without)]:
        path.write_bytes(sound)
        assert changed(path, sql)
        assert all(isinstance(answer, Damaged) for answer in everything(path)[:6]), sql


@pytest.mark.parametrize("table", COLUMNS)
def test_no_kind_of_value_is_read_as_what_was_written(sound, tmp_path, table):
    """SQLite keeps a blob, a NULL or an infinity in any column."""
    path = tmp_path / "altered.db"
    for column in COLUMNS[table]:
        for value in ("X'00FF'", "CAST(X'FF' AS TEXT)", "NULL", "9e999", "-1"):
            path.write_bytes(sound)
            copied = f"ALTER TABLE {table} RENAME TO old; CREATE TABLE {table} AS SELECT * FROM old"
            assert changed(path, f"{copied}; UPDATE {table} SET {column} = {value}")
            answers = everything(path)
            assert all(isinstance(answer, Refused) for answer in answers[:5]), (column, value)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("table", ["dpedu_budgets", "dpedu_spends"])
def test_a_ledger_that_would_forget_is_refused(fresh, kind, table):
    """What is paid into a temporary table is not there for the next who asks."""
    made = fresh(kind)
    with made.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
    made.declare(PEOPLE, epsilon=1)
    database = PrivateDatabase(sa.create_engine(made.engine.url), rng=np.random.default_rng(1))

    @sa.event.listens_for(database.engine, "connect")
    def hide(connection, record):
        connection.cursor().execute(f"CREATE TEMP TABLE {table} AS SELECT * FROM {table}")
        connection.commit()

    for call in (database.ask, database.quote):
        with pytest.raises(Damaged, match="something else upon them"):
            call(COUNT)
    database.engine.dispose()
    assert isinstance(made.ask(COUNT).value, int)
    if kind == "postgresql":  # emptied after a crash
        with made.engine.begin() as connection:
            connection.exec_driver_sql(f"ALTER TABLE {table} SET UNLOGGED")
        with pytest.raises(Damaged, match="something else upon them"):
            made.ask(COUNT)


def test_a_file_with_two_names_is_refused(sound, tmp_path):
    """Beside each name is a journal of its own: by the second name nothing had been spent."""
    path, link = tmp_path / "ledger.db", tmp_path / "link.db"
    path.write_bytes(sound)
    link.hardlink_to(path)
    for name in (path, link):
        answers = everything(name)
        assert all(isinstance(answer, Refused) for answer in answers[:7])
        assert "second name" in str(answers[0])
    link.unlink()
    link.symlink_to(path)  # this is followed
    assert everything(link)[3].spent_epsilon == 1


def test_a_lack_of_memory_is_said_like_any_other_fault(sound, tmp_path):
    path = tmp_path / "ledger.db"
    path.write_bytes(sound)
    database = PrivateDatabase(path, rng=np.random.default_rng(1))
    sa.event.listen(database.engine, "before_cursor_execute", lacking)
    for call in (database.ask, database.quote, lambda _: database.ledger("people")):
        with pytest.raises(Refused, match="too large"):
            call(COUNT)
    database.engine.dispose()
    assert everything(path)[3].spent_epsilon == 1


def lacking(*_):
    raise MemoryError


def test_a_sound_ledger_is_asked_until_it_is_spent(sound, tmp_path):
    path = tmp_path / "sound.db"
    path.write_bytes(sound)
    answers = everything(path)
    assert [type(answer).__name__ for answer in answers] == [
        "Reply", "Reply", "Quote", "Ledger", "Ledger", "NoneType", "Refused", "dict"
    ]  # fmt: skip
    assert isinstance(everything(path)[0], BudgetExceeded)
    assert answers[3].spent_epsilon == 1


def damaged(sound):
    """The file with bytes lost, exchanged, or overwritten: seeded, and of all kinds."""
    rng = random.Random(60)
    size = len(sound)
    yield b""
    yield b"not a database at all, but a letter about one" * 9
    yield sound[:16]
    yield sound[:100]
    for share in (0.2, 0.5, 0.8, 0.99):
        yield sound[: int(size * share)]
    for page in range(1, size // 4096):
        yield sound[: page * 4096] + bytes(4096) + sound[(page + 1) * 4096 :]
        yield sound[: page * 4096] + rng.randbytes(4096) + sound[(page + 1) * 4096 :]
    for _ in range(40):
        altered = bytearray(sound)
        for _ in range(rng.choice([1, 8, 100])):
            altered[rng.randrange(size)] = rng.randrange(256)
        yield bytes(altered)
    for word in (b"3/4", b"dpedu_budgets", b"dpedu_spends", b"declaration", b"CREATE TABLE"):
        yield sound.replace(word, bytes(reversed(word)))


def test_a_damaged_file_never_gives_more_than_is_left(sound, tmp_path):
    total = 0
    for number, contents in enumerate(damaged(sound)):
        path = tmp_path / f"{number}.db"
        path.write_bytes(contents)
        answers = everything(path)
        total += 1
        # A byte that nobody reads may be another: then the ledger is whole, and charged.
        for ledger, answer in zip((answers[3], answers[4]), answers[:2], strict=True):
            if not isinstance(answer, Exception):
                assert not isinstance(ledger, Exception)
                assert ledger.spent_epsilon <= 1
    assert total >= 60


def test_the_shell_survives_a_file_that_is_damaged_under_it(sound, tmp_path, capsys):
    path = tmp_path / "shell.db"
    path.write_bytes(sound)
    shell = Shell(PrivateDatabase(path, rng=np.random.default_rng(1)), stdin=None)
    changed(path, "UPDATE dpedu_budgets SET spent = '0'")
    for line in (COUNT, "ledger", "quote " + COUNT, "tables", "history"):
        assert shell.onecmd(line) is False
    said = capsys.readouterr().out
    assert said.count("Refused, and nothing spent: the ledger of people is not as it was") == 3


def test_altered_ledgers_on_postgresql_are_refused(fresh):
    for sql in (
        "UPDATE dpedu_budgets SET spent = '0'",
        "UPDATE dpedu_budgets SET total = '100'",
        "DELETE FROM dpedu_spends",
        "UPDATE dpedu_spends SET epsilon = '1/1000'",
        "UPDATE dpedu_tables SET declaration = replace(declaration, '120', '1')",
        "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'; "
        "CREATE TRIGGER t BEFORE INSERT ON dpedu_spends FOR EACH ROW EXECUTE FUNCTION f()",
        "CREATE RULE r AS ON INSERT TO dpedu_spends DO INSTEAD NOTHING",
        "CREATE TABLE more () INHERITS (dpedu_budgets)",
        "ALTER TABLE dpedu_spends ENABLE ROW LEVEL SECURITY",
        "ALTER TABLE dpedu_spends DROP COLUMN at",
    ):
        database = fresh("postgresql")
        with database.engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
        database.declare(PEOPLE, epsilon=1)
        database.ask(COUNT)
        with database.engine.begin() as connection:
            connection.exec_driver_sql(sql)
        with pytest.raises(Refused):
            database.ask(COUNT)
        with pytest.raises(Refused):
            database.ledger("people")
        database.engine.dispose()


def test_what_recognises_says_so(sound, tmp_path):
    path = tmp_path / "altered.db"
    path.write_bytes(sound)
    changed(path, "UPDATE dpedu_budgets SET spent = '0'")
    database = PrivateDatabase(path, rng=np.random.default_rng(1))
    with pytest.raises(Damaged, match="the ledger of people is not as it was written"):
        database.ask(COUNT)
    database.engine.dispose()


@pytest.mark.parametrize("sql", ["DELETE FROM dpedu_tables", "DROP TABLE dpedu_tables",
                                 "UPDATE dpedu_tables SET name = 'persons'"])  # fmt: skip
def test_budgets_without_their_declaration_are_damage_whatever_is_asked(sound, tmp_path, sql):
    path = tmp_path / "altered.db"
    path.write_bytes(sound)
    assert changed(path, sql)
    before = path.read_bytes()
    assert {type(answer) for answer in everything(path)} == {Damaged}
    assert path.read_bytes() == before


@pytest.mark.parametrize("table", ["dpedu_tables", "dpedu_budgets", "dpedu_spends"])
def test_no_declaration_makes_up_for_a_table_that_was_emptied(sound, tmp_path, table):
    path = tmp_path / "altered.db"
    path.write_bytes(sound)
    assert changed(path, f"DELETE FROM {table}")
    everything(path)  # tries to declare and to grant
    with sqlite3.connect(path) as connection:
        assert connection.execute(f"SELECT count(*) FROM {table}").fetchall() == [(0,)]


# Many at once -------------------------------------------------------------------------------------


def test_ten_threads_share_a_database_in_memory():
    database = PrivateDatabase("sqlite://", rng=np.random.default_rng(0))
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
        connection.exec_driver_sql("INSERT INTO people VALUES (30), (40), (50)")
    database.declare(PEOPLE, epsilon=Fraction(30, 8))
    answered, failures = [], []

    def asks():
        try:
            for _ in range(6):
                try:
                    answered.append(database.ask(COUNT).value)
                except BudgetExceeded:
                    failures.append("spent")
        except BaseException as failure:
            failures.append(failure)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=asks) for _ in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert failures == ["spent"] * 30
    assert len(answered) == 30
    assert database.ledger("people").spent_epsilon == Fraction(30, 8)
    assert len(database.ledger("people").entries) == 30


def test_a_database_is_not_copied_and_not_asked_after_a_fork():
    database = PrivateDatabase("sqlite://", rng=np.random.default_rng(0))
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
    database.declare(PEOPLE, epsilon=1)
    for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied or pickled"):
            duplicate(database)
    context = multiprocessing.get_context("fork")
    heard = context.SimpleQueue()

    def child():
        try:
            heard.put(str(database.ask(COUNT)))
        except Refused as refusal:
            heard.put(str(refusal))

    process = context.Process(target=child)
    process.start()
    process.join()
    assert "a forked process has a copy of the noise to come" in heard.get()
    assert database.ledger("people").spent_epsilon == 0
