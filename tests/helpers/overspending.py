"""Whether anything with a budget can be made to pay less than it gives, or more than it has.

Eight threads ask as often as they can, with a switch of threads every microsecond; then come a
forked process, copies and pickles; databases are also asked by processes of their own. By hand:

    python tests/helpers/overspending.py 200
"""

from __future__ import annotations

import copy
import inspect
import multiprocessing
import os
import pickle
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from dpedu import Ledger
from dpedu._alone import Alone
from dpedu.adaptive.thresholdout import Thresholdout
from dpedu.mechanisms import SparseVector
from dpedu.privacy.filters import RenyiLedger, ZcdpLedger
from dpedu.privacy.ledger import BudgetExceeded
from dpedu.sql import PrivateDatabase, PrivateTable, Refused, Whole
from dpedu.streams import BinaryTreeCounter, SquareRootCounter

THREADS = 8


class Case(NamedTuple):
    """Something with a budget.

    Attributes
    ----------
    make
        A new one, from a seed.
    ask
        Asks it once, and says whether it gave anything.
    most
        How often it may give.
    kept
        Checks what it says of itself afterwards.
    """

    make: Callable[[int], Any]
    ask: Callable[[Any], bool]
    most: int
    kept: Callable[[Any], bool]


def spends(account: Any, epsilon: Fraction) -> bool:
    try:
        account.spend(epsilon=epsilon)
    except BudgetExceeded:
        return False
    return True


def spends_rho(account: Any) -> bool:
    try:
        account.spend(rho=Fraction(1, 40))
    except BudgetExceeded:
        return False
    return True


def spends_divergence(account: Any) -> bool:
    try:
        account.spend(divergence=Fraction(1, 40))
    except BudgetExceeded:
        return False
    return True


def parts(seed: int) -> Any:
    """Two parts that are asked in turn: the whole pays for the dearer one."""
    ledger = Ledger(epsilon=1)
    made = ledger.parallel(["a", "b"])
    return ledger, made["a"], made["b"].parallel(["c"])["c"], iter(range(10**9))


def spends_in_parts(made: Any) -> bool:
    _, first, second, turn = made
    return spends((first, second)[next(turn) % 2], Fraction(1, 20))


def asks(session: Any) -> bool:
    try:
        return bool(session.ask(10**9))
    except BudgetExceeded:
        return False


def compares(session: Any) -> bool:
    return not np.isnan(session.ask([1.0] * 3, [0.0] * 10))


def steps(running: Any) -> bool:
    try:
        running.add(1)
    except ValueError as error:
        if "steps have been" not in str(error):
            raise
        return False
    return True


PEOPLE = PrivateTable("people", columns={"age": Whole(0, 120)})


def database(where: str | Path, seed: int) -> PrivateDatabase:
    made = PrivateDatabase(where, rng=np.random.default_rng(seed))
    with made.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
        connection.exec_driver_sql("INSERT INTO people VALUES (30), (40), (50)")
    made.declare(PEOPLE, epsilon=1)
    return made


def counts(made: PrivateDatabase) -> bool:
    try:
        made.ask("DP-SELECT 0.2 COUNT(*) FROM people")
    except BudgetExceeded:
        return False
    return True


CASES = {
    "Ledger": Case(
        lambda seed: Ledger(epsilon=1, delta=1e-6),
        lambda ledger: spends(ledger, Fraction(1, 40)), 40,
        lambda ledger: ledger.spent_epsilon == 1 and len(ledger.entries) == 40,
    ),
    "ZcdpLedger": Case(
        lambda seed: ZcdpLedger(rho=1, neighbourhood="edit"),
        spends_rho, 40, lambda ledger: ledger.left == 0 and len(ledger.entries) == 40,
    ),
    "RenyiLedger": Case(
        lambda seed: RenyiLedger(order=8, divergence=1, neighbourhood="edit"),
        spends_divergence, 40, lambda ledger: ledger.left == 0 and len(ledger.entries) == 40,
    ),
    "parts of a Ledger": Case(
        parts, spends_in_parts, 40, lambda made: made[0].spent_epsilon == 1,
    ),
    "SparseVectorSession": Case(
        lambda seed: SparseVector(epsilon=1, threshold=0, answers=5).session(
            rng=np.random.default_rng(seed)
        ),
        asks, 5, lambda session: session.left == 0,
    ),
    "Thresholdout": Case(
        lambda seed: Thresholdout(threshold=0.1, sigma=1e-6, budget=5, people=10).session(
            rng=np.random.default_rng(seed)
        ),
        compares, 5, lambda session: session.left == 0,
    ),
    "exact Thresholdout": Case(
        lambda seed: Thresholdout(
            threshold=0.1, sigma=1e-6, budget=5, people=10, exact=True
        ).session(rng=np.random.default_rng(seed)),
        compares, 5, lambda session: session.left == 0,
    ),
    "BinaryTreeCounter": Case(
        lambda seed: BinaryTreeCounter(steps=40, epsilon=1, exact=True).start(
            rng=np.random.default_rng(seed)
        ),
        steps, 40, lambda running: running.step == 40,
    ),
    "SquareRootCounter": Case(
        lambda seed: SquareRootCounter(steps=40, rho=1).start(rng=np.random.default_rng(seed)),
        steps, 40, lambda running: running.step == 40,
    ),
    "exact SquareRootCounter": Case(
        lambda seed: SquareRootCounter(steps=40, rho=1, exact=True).start(
            rng=np.random.default_rng(seed)
        ),
        steps, 40, lambda running: running.step == 40,
    ),
    "PrivateDatabase": Case(
        lambda seed: database("sqlite://", seed), counts, 5,
        lambda made: made.ledger("people").spent_epsilon == 1,
    ),
}  # fmt: skip


def in_threads(case: Case, made: Any, tries: int) -> int:
    """How often it gave, when eight threads asked together."""
    gave, failed = [], []
    gate = threading.Barrier(THREADS)

    def work() -> None:
        gate.wait()
        try:
            gave.extend(case.ask(made) for _ in range(tries))
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work) for _ in range(THREADS)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    if failed:
        raise failed[0]
    return sum(gave)


READS = {"from_epsilon", "guarantee", "ledger", "plan", "quote"}
"""Methods that spend nothing of it."""
WAYS: dict[str, Callable[[Any], Any]] = {
    "add": lambda held: held.add(1),
    "averages": lambda held: held.averages([1.0], [0.0]),
    "ask_all": lambda held: held.ask_all([10**9]),
    "declare": lambda held: held.declare(PEOPLE, epsilon=1),
    "grant": lambda held: held.grant("people", analyst="Eve", epsilon=1),
    "parallel": lambda held: held.parallel(["x"])["x"].spend(epsilon=Fraction(1, 100)),
}
"""How methods are called other than those that a case asks by, `spend` and `ask`."""


def ways(case: Case, made: Any) -> dict[str, Callable[[], Any]]:
    """All ways to spend: every method that does not only read, of it and of what is derived."""
    held = all_of(made)
    found: dict[str, Callable[[], Any]] = {"the case": lambda: case.ask(made)}
    for i, each in enumerate(held):
        for name in dir(type(each)):
            if name.startswith("_") or name in READS or not callable(getattr(type(each), name)):
                continue
            way = WAYS.get(name)
            if way is None:
                assert name in ("spend", "ask"), f"{type(each).__name__}.{name} is not tried"
                way = case.ask if len(held) == 1 else lambda it: spends(it, Fraction(1, 100))
            found[f"{i}.{name}"] = lambda way=way, each=each: way(each)
    if isinstance(made, PrivateDatabase):
        found["another object"] = lambda: case.ask(
            PrivateDatabase(made.engine, rng=np.random.default_rng(1))
        )
    return found


def all_of(made: Any) -> list[Any]:
    """It, and what is derived of it."""
    held = list(made[:3]) if isinstance(made, tuple) else [made]
    if isinstance(held[0], Ledger):
        part = held[0].parallel(["a", "b"])["a"]
        held += [part, part.parallel(["c"])["c"]]
    return held


def look_in_a_fork(made: Any) -> int:
    """How a forked process ends that looks at all there is, where a thread had the turn."""
    held = [each for each in all_of(made) if isinstance(each, Alone)]
    taken, ended = threading.Event(), threading.Event()

    def turns() -> None:
        with held[0]._turn():
            taken.set()
            ended.wait(60)

    thread = threading.Thread(target=turns)
    thread.start()
    taken.wait(60)
    child = os.fork()
    if child == 0:
        signal.alarm(10)
        for each in held:
            repr(each)
            for name in dir(type(each)):
                if name.startswith("_"):
                    continue
                try:
                    found = getattr(each, name)
                    if name in READS:
                        found(**({"epsilon": 0} if name == "quote" else {}))
                except (RuntimeError, TypeError) as error:  # or more arguments are needed
                    if isinstance(error, RuntimeError) and "to process" not in str(error):
                        os._exit(2)
        os._exit(0)
    ended.set()
    thread.join()
    return os.waitpid(child, 0)[1]


FIXED = {
    "delta", "divergence", "engine", "epsilon", "from_epsilon", "neighbourhood", "order", "rho",
    "rng",
}  # fmt: skip
"""What no use changes: a total, for which neighbours it is, whose noise. It answers anywhere."""
CALLED: dict[str, dict[str, Any]] = {
    "ask": {"value": 1, "statement": "DP-SELECT 0.2 COUNT(*) FROM people"},
    "declare": {"table": PEOPLE, "epsilon": 1},
    "grant": {"table": "people", "analyst": "Eve", "epsilon": 1},
    "guarantee": {"delta": 1e-6},
    "ledger": {"table": "people"},
    "parallel": {"parts": ["x"]},
    "plan": {"statement": "DP-SELECT 0.2 COUNT(*) FROM people"},
    "quote": {"statement": "DP-SELECT 0.2 COUNT(*) FROM people", "epsilon": 0},
    "spend": {"epsilon": 0, "rho": 0, "divergence": 0},
    "add": {"value": 1},
    "ask_all": {"values": [1]},
    "averages": {"train": [1.0], "holdout": [0.0]},
}
"""Arguments of methods; each takes those that it knows."""


def answered_in_a_fork(made: Any) -> str:
    """The names of all that a forked process is told, but for what is `FIXED`."""
    held = all_of(made)
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        told = {f"{type(each).__name__}.{name}" for each in held for name in _told(each)}
        os.write(write, " ".join(sorted(told)).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return told


def _told(each: Any) -> list[str]:
    """The names by which it says or does anything here."""
    told = [] if repr(each) else ["repr"]
    for name in {*dir(type(each)), *vars(each)} - FIXED:
        if name.startswith("_"):
            continue
        try:
            found = getattr(each, name)
            if callable(found):
                takes = inspect.signature(found).parameters
                given = CALLED.get(name, {})
                if "train_values" in takes:
                    given = {"train_values": [1.0] * 3, "holdout_values": [0.0] * 10}
                found(**{key: value for key, value in given.items() if key in takes})
        except Exception as error:
            if "process" in str(error) or "values of all records if exact" in str(error):
                continue
            name = f"{name}: {error!r}"
        told.append(name)
    return told


def in_a_fork(case: Case, made: Any) -> None:
    """A forked process has a copy, which must not answer, nor what is made of it there."""
    before = ways(case, made)
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            said = [
                f"{name} {when}: {heard}"
                for when, tried in (("before", before), ("after", _made_there(case, made)))
                for name, way in tried.items()
                if (heard := _refusal(way)) is not None
            ]
            os.write(write, ("; ".join(said) or "every way was refused").encode())
        except BaseException as error:
            os.write(write, repr(error).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    assert said == "every way was refused", said


def _made_there(case: Case, made: Any) -> dict[str, Callable[[], Any]]:
    """The same ways, if what is derived can be derived there."""
    try:
        return ways(case, made)
    except RuntimeError as error:
        if "process" not in str(error):
            raise
        return {}


def _refusal(way: Callable[[], Any]) -> str | None:
    """What is wrong with how it was refused, if anything."""
    try:
        return f"gave {way()!r}"
    except (RuntimeError, Refused, ValueError, TypeError) as error:
        fine = "process" in str(error) or "values of all records if exact" in str(error)
        return None if fine else repr(error)


def not_doubled(made: Any) -> None:
    held = made[1] if isinstance(made, tuple) else made
    for double in (copy.copy, copy.deepcopy, pickle.dumps, lambda it: it.__reduce_ex__(2)):
        try:
            double(held)
        except TypeError as error:
            said = str(error)
        else:
            said = "here it is"
        assert "cannot be copied or pickled" in said, f"{type(held).__name__}: {said}"


def not_set(made: Any) -> None:
    """What it says of itself is read only: a counter whose step was set to 0 answered again."""
    held = made[1] if isinstance(made, tuple) else made
    if not isinstance(held, Alone):
        return
    names = {name for name in dir(held) if not name.startswith("_")} | {"unknown"}
    for name in names:
        try:
            setattr(held, name, 0)
        except AttributeError:
            continue
        raise AssertionError(f"{type(held).__name__}.{name} can be set")


def check(name: str, seed: int) -> None:
    case = CASES[name]
    made = case.make(seed)
    not_doubled(made)
    not_set(made)
    in_a_fork(case, made)
    gave = in_threads(case, made, tries=case.most // THREADS + 3)
    assert gave == case.most, f"{gave} of {case.most} were given"
    assert case.kept(made), "it says something else of itself"


def _asks_a_file(path: str, seed: int, heard: Any) -> None:
    made = PrivateDatabase(Path(path), rng=np.random.default_rng(seed))
    heard.put(sum(counts(made) for _ in range(4)))


def check_processes(seed: int) -> None:
    """Four processes, each with an object of its own, on one file."""
    context = multiprocessing.get_context("spawn" if seed % 10 == 0 else "fork")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "people.db"
        made = database(path, seed)
        made.engine.dispose()
        heard = context.Queue()
        workers = [
            context.Process(target=_asks_a_file, args=(str(path), seed + i, heard))
            for i in range(4)
        ]
        for worker in workers:
            worker.start()
        gave = sum(heard.get(timeout=120) for _ in workers)
        for worker in workers:
            worker.join()
        assert gave == 5, f"{gave} of 5 were given"
        assert made.ledger("people").spent_epsilon == 1


def main() -> int:
    runs = int(sys.argv[1])
    wrong = 0
    for name in [*CASES, "processes on one file"]:
        start = time.perf_counter()
        for seed in range(runs):
            try:
                check_processes(seed) if name not in CASES else check(name, seed)
            except AssertionError as error:
                wrong += 1
                print(f"{name}, seed {seed}: {error}")
        print(f"{name:24} {runs} runs ({time.perf_counter() - start:.1f} s)", flush=True)
    print(f"{wrong} wrong.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
