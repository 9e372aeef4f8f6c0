"""The shell, the cell magic, the example."""

import fcntl
import io
import os
import pty
import select
import signal
import subprocess
import sys
import termios
from pathlib import Path

import numpy as np
import pytest
import sqlalchemy as sa
from bad_input import NO_GENERATOR, refuses
from IPython.core.interactiveshell import InteractiveShell

from dpedu import cli
from dpedu.sql import PrivateDatabase, PrivateTable, Refused, Reply, Whole
from dpedu.sql.example import POSTCODES, TAXES, tax_office
from dpedu.sql.shell import Shell, start

COUNT = "DP-SELECT 0.5 COUNT(*) FROM people WHERE age >= 65"


@pytest.fixture
def office():
    rng = np.random.default_rng(1)
    return tax_office("sqlite://", people=50, epsilon=1, rng=rng, noise=rng)


def typed(office, *lines, analyst=None):
    """What the shell prints for these lines."""
    out = io.StringIO()
    shell = Shell(office, analyst=analyst, stdin=io.StringIO("\n".join(lines) + "\n"), stdout=out)
    shell.cmdloop()
    return out.getvalue()


# The shell ----------------------------------------------------------------------------------------


def test_the_shell_answers_and_keeps_the_ledger_in_view(office):
    said = typed(office, f"quote {COUNT}", COUNT, f"plan {COUNT}", COUNT + ";", COUNT, "ledger")
    assert said.startswith("DP-SELECT: private answers")
    assert "[left: people 1] > It would cost ε = 0.5, which you can afford." in said
    assert said.count("[left: people 0.5] > ") == 2
    assert said.count("spent ε = 0.5, left") == 2
    assert "Refused, and nothing spent: epsilon 0.5 is more than is left" in said
    assert "people: ε = 1 of 1 spent" in said
    assert said.count(f"  0.5     {COUNT}") == 2
    assert "rows, sensitivity 1, ε = 1/2" in said


def test_the_shell_helps_remembers_and_refuses(office):
    said = typed(office, "help", "tables", "salary, please", "DP-SELECT 1 * FROM people", "",
                 "plan", "history", "quit", "never read")  # fmt: skip
    assert "COUNT(DISTINCT column)" in said
    assert "people, under membership neighbours" in said
    assert "  age: Whole(low=18, high=100)" in said
    assert "Refused, and nothing spent: a statement begins with DP-SELECT" in said
    assert "Refused, and nothing spent: * is refused" in said
    assert "   3  salary, please" in said
    assert "never read" not in said
    assert office.ledger("people").entries == ()


def test_the_shell_ends_with_the_input_and_knows_analysts(office):
    office.grant("people", analyst="ada", epsilon=0.75)
    said = typed(office, COUNT, COUNT, "ledger", analyst="ada")
    assert "[left: people 0.25] > " in said
    assert "more than is left for ada" in said
    assert "  of ada: ε = 0.5 of 0.75 spent" in said


def test_the_shell_says_what_went_wrong_after_a_charge(office, monkeypatch):
    def broken(connection, *rest):
        connection.exec_driver_sql("SELECT * FROM nowhere")

    monkeypatch.setattr("dpedu.sql.query.measure", broken)
    assert "Not answered: the database failed after the charge" in typed(office, COUNT)


def test_several_rows_a_person_are_described():
    from dpedu.sql.shell import described

    table = PrivateTable("visits", columns={"cost": Whole(0, 9)}, person="who", row="id", rows=3)
    assert "at most 3 rows for each who" in described(table)


def test_the_command_makes_an_example_and_asks_it(tmp_path, monkeypatch):
    ran = subprocess.run(
        [sys.executable, "-m", "dpedu", "sql", "--example", tmp_path / "tax.db"],
        input=f"{COUNT}\nledger\nquit\n", capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert "[left: people 4.5] > " in ran.stdout
    assert "people: ε = 0.5 of 5 spent" in ran.stdout


def test_the_command_refuses_in_one_line(tmp_path, capsys):
    made, empty, other = tmp_path / "tax.db", tmp_path / "empty.db", tmp_path / "text"
    tax_office(made, people=5, rng=np.random.default_rng(1)).engine.dispose()
    empty.touch()
    other.write_text("not a database")
    for arguments, why in [
        ([tmp_path / "none.db"], "there is no file"),
        ([empty], "is declared"),
        ([other], "is no database of SQLite"),
        (["--example", made], "path must be new"),
        (["--example", tmp_path / "nowhere" / "tax.db"], "path must be in a folder that is there"),
        (["--analyst", "eve", made], "eve has no budget"),
    ]:
        assert cli.main(["sql", *map(str, arguments)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert why in err
        assert err.startswith("dpedu: ")
        assert err.count("\n") == 1


def test_a_file_is_asked_and_closed(tmp_path, monkeypatch):
    made = tax_office(tmp_path / "tax.db", people=5, rng=np.random.default_rng(1))
    made.engine.dispose()
    lines = iter([COUNT, "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    start(tmp_path / "tax.db")
    assert made.ledger("people").spent_epsilon == 0.5
    made.engine.dispose()


# The cell magic -----------------------------------------------------------------------------------


@pytest.fixture
def notebook(office):
    shell = InteractiveShell()
    shell.run_line_magic("load_ext", "dpedu.sql")
    shell.push({"office": office, "number": 3})
    return shell


def test_a_cell_is_answered(notebook, office):
    reply = notebook.run_cell_magic("dpsql", "office", f"{COUNT}\n")
    assert isinstance(reply, Reply)
    assert office.ledger("people").spent_epsilon == 0.5
    office.grant("people", analyst="ada", epsilon=0.25)
    frame = notebook.run_cell_magic(
        "dpsql", "office ada", "DP-SELECT 0.25 postcode, COUNT(*)\nFROM people GROUP BY postcode"
    ).frame()
    assert frame["postcode"].tolist() == list(POSTCODES)


def test_a_refusal_is_printed(notebook, office, capsys):
    for cell, why in [("DP-SELECT 1 name FROM people", "one person's data"),
                      ("DP-SELECT 2 COUNT(*) FROM people", "more than is left")]:  # fmt: skip
        assert notebook.run_cell_magic("dpsql", "office", cell) is None
        said = capsys.readouterr().out
        assert said.startswith("Refused, and nothing spent: ")
        assert why in said
    assert office.ledger("people").entries == ()


def test_a_line_that_names_no_database_is_an_error(notebook):
    for line in ("", "number", "nowhere", "office ada bob"):
        with pytest.raises(ValueError, match="line must name a PrivateDatabase"):
            notebook.run_cell_magic("dpsql", line, COUNT)


# The example --------------------------------------------------------------------------------------


def test_the_example_is_declared_and_repeatable():
    made = [
        tax_office("sqlite://", people=200, rng=np.random.default_rng(7),
                   noise=np.random.default_rng(8))
        for _ in range(2)
    ]  # fmt: skip
    text = "DP-SELECT 5 COUNT(*), AVG(salary), AVG(deposits) FROM people GROUP BY profession"
    assert made[0].tables == {"people": TAXES}
    first, second = (office.ask(text) for office in made)
    assert first == second


def test_bad_arguments_are_refused_by_name(tmp_path):
    def make(**given):
        return tax_office("sqlite://", **{"rng": np.random.default_rng(0), **given})

    refuses(lambda v: make(people=v), "people", [0, -1, 1.5, None, True])
    refuses(lambda v: make(epsilon=v), "epsilon", [-1, None, float("nan")])
    refuses(lambda v: make(rng=v), "rng", NO_GENERATOR)
    bad = [tmp_path, str(tmp_path), "", 3, None, b"a", f"sqlite:///{tmp_path / 'a'}", "sqlite:///"]
    refuses(lambda v: tax_office(v, rng=np.random.default_rng(0)), "path", bad)


# What somebody brings along -----------------------------------------------------------------------


def test_a_path_is_a_text_or_a_path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    rng = np.random.default_rng(1)
    tax_office("office.db", people=20, epsilon=1, rng=rng, noise=rng)
    for same in ("office.db", "./office.db", str(tmp_path / "office.db"), tmp_path / "office.db"):
        assert list(PrivateDatabase(same, rng=rng).tables) == ["people"]


def test_a_path_is_no_address_whatever_stands_in_it(tmp_path, monkeypatch):
    """A name with a question mark once opened another file, which was empty."""
    monkeypatch.chdir(tmp_path)
    rng = np.random.default_rng(1)
    names = ["a?b", "a?mode=ro", "a#b", "%41", "a%", "a b", "ü漢", "a\nb", "~", "file:a", "a:b@c"]
    for number, name in enumerate([*names, ":memory:"]):
        folder = tmp_path / str(number)
        folder.mkdir()
        tax_office(folder / name, people=5, epsilon=1, rng=rng, noise=rng).engine.dispose()
        assert [made.name for made in folder.iterdir()] == [name]
        monkeypatch.chdir(folder)
        for same in (folder / name, Path(name), *([str(folder / name)] if name in names else [])):
            opened = PrivateDatabase(same, rng=rng)
            assert list(opened.tables) == ["people"], name
            opened.engine.dispose()


@pytest.mark.parametrize("form", [str, Path, "sqlite:///{}".format])
def test_a_place_where_no_file_can_be_is_refused_as_such(tmp_path, form, monkeypatch):
    monkeypatch.chdir(tmp_path)
    rng = np.random.default_rng(1)
    (tmp_path / "file").touch()
    for place in ("missing/x.db", "file/x.db", "missing/deeper/x.db"):
        for whole in (place, tmp_path / place):
            with pytest.raises(ValueError, match="database must be in a folder that is there, "):
                PrivateDatabase(form(whole), rng=rng)
            if form in (str, Path):
                with pytest.raises(ValueError, match=r"path must be in a folder that is there"):
                    tax_office(form(whole), rng=rng)
    for folder in (tmp_path, tmp_path.parent, ".", ".."):
        with pytest.raises(ValueError, match="database must be a file, got the folder"):
            PrivateDatabase(form(folder), rng=rng)
    assert [made.name for made in tmp_path.iterdir()] == ["file"]


def test_an_address_that_sqlite_reads_itself_is_left_to_it(tmp_path):
    address = f"sqlite:///file:{tmp_path / 'a.db'}?uri=true"
    assert PrivateDatabase(address, rng=np.random.default_rng(1)).tables == {}


def test_an_example_that_cannot_be_written_is_refused_in_our_own_words(monkeypatch, tmp_path):
    monkeypatch.setattr(sa.Connection, "exec_driver_sql", _failing)
    with pytest.raises(Refused, match="cannot be written to"):
        tax_office(tmp_path / "tax.db", people=5, rng=np.random.default_rng(1))


def _failing(*_):
    raise sa.exc.OperationalError("CREATE", {}, Exception("disk I/O error"))


@pytest.mark.parametrize(
    "pool", [sa.pool.StaticPool, sa.pool.SingletonThreadPool, sa.pool.AssertionPool]
)
def test_transactions_that_would_share_a_connection_are_refused(pool, tmp_path):
    for address in ("sqlite://", f"sqlite:///{tmp_path / 'file.db'}"):
        engine = sa.create_engine(
            address, poolclass=pool, connect_args={"check_same_thread": False}
        )
        with pytest.raises(ValueError, match="a connection of its own"):
            PrivateDatabase(engine, rng=np.random.default_rng(1))


def test_nobodys_name_is_no_name(office):
    office.grant("people", analyst="ada", epsilon=0.1)
    for name in ("", " \x00", [], 0, False):
        error, said = (ValueError, "a name") if isinstance(name, str) else (TypeError, "a string")
        for asked in (office.ask, office.quote):
            with pytest.raises(error, match=f"analyst must be {said}"):
                asked(COUNT, analyst=name)
        with pytest.raises(error, match=f"analyst must be {said}"):
            office.ledger("people", analyst=name)
    assert office.ledger("people").spent_epsilon == 0


@pytest.mark.parametrize("letters", ["cp1252", "latin-1", "ascii"])
def test_what_was_paid_for_is_told_in_any_letters(tmp_path, letters):
    file = tmp_path / "office.db"
    rng = np.random.default_rng(1)
    tax_office(str(file), people=50, epsilon=1, rng=rng, noise=rng).engine.dispose()
    run = subprocess.run(
        [sys.executable, "-m", "dpedu", "sql", str(file)],
        input=f"{COUNT}\nledger\nhelp\n".encode(), capture_output=True, check=True,
        env=os.environ | {"PYTHONIOENCODING": letters, "PYTHONUTF8": "0"},
    )  # fmt: skip
    said = run.stdout.decode(letters)
    assert "went wrong" not in said
    assert "COUNT(*)" in said
    assert "spent \\u03b5 = 0.5, left 0.5" in said
    assert "people: \\u03b5 = 0.5 of 1 spent" in said


def test_ctrl_c_drops_the_line_and_not_the_shell(tmp_path):
    file = tmp_path / "office.db"
    rng = np.random.default_rng(1)
    tax_office(str(file), people=50, epsilon=1, rng=rng, noise=rng).engine.dispose()
    ours, theirs = pty.openpty()

    def at_a_terminal():
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # what runs in the background ignores it

    shell = subprocess.Popen(
        [sys.executable, "-m", "dpedu", "sql", str(file)],
        stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
        preexec_fn=at_a_terminal,
    )  # fmt: skip
    try:
        os.close(theirs)
        heard = b""

        def says(words, within=60):
            """Whether these words come before the shell is silent for so many seconds."""
            nonlocal heard
            while words not in heard:
                if not select.select([ours], [], [], within)[0]:
                    return False
                heard += os.read(ours, 4096)
            heard = heard.partition(words)[2]
            return True

        def interrupted():
            """What Ctrl-C at the terminal sends to the program in front."""
            os.killpg(os.tcgetpgrp(ours), signal.SIGINT)
            return says(b"Stopped", within=5)

        assert says(b"> ")
        os.write(ours, b"DP-SELECT 0.5 COU")
        assert says(b"COU")
        # Python hears what comes just before it begins to wait for a line only at the next key:
        # then it is pressed again.
        assert any(interrupted() for _ in range(12))
        assert says(b"> ")
        os.write(ours, COUNT.encode() + b"\n")
        assert says(b"left 0.5")
        os.write(ours, b"quit\n")
        assert shell.wait(60) == 0
    finally:
        shell.kill()
        shell.wait()
    os.close(ours)
