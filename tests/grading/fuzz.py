"""Fuzz what reads strangers' bytes, by its structure: for an hour by hand, for a minute in CI.

    python tests/grading/fuzz.py [SECONDS] [SEED] [TARGET…]

Each target makes something whole, changes its parts (values replaced, repeated, nested, retyped;
bytes flipped, cut, doubled) and gives it to the program. What comes out is a value or the error that
the program names for it; anything else, and whatever takes longer than it may, is a fault: its seed is
printed, and `python tests/grading/fuzz.py 0 SEED TARGET` does it again.
"""

import contextlib
import copy
import csv
import datetime
import decimal
import io
import json
import logging
import os
import random
import resource
import signal
import sys
import tempfile
import time
import warnings
import zipfile
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, deque
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import nbformat
import numpy as np
import pandas as pd
import sympy as sp

from dpedu.grading.coming_in import roster
from dpedu.grading.coming_in.arrivals import NoneMatched, handed_in, sort_out, write_account
from dpedu.grading.coming_in.roster import BadRoster
from dpedu.grading.coming_in.unpacking import DownloadExtractor
from dpedu.grading.course.cells import PlanCell
from dpedu.grading.judging import alarm, clean
from dpedu.grading.judging.clerk import Clerk
from dpedu.grading.judging.link import DeadKernelError, Link
from dpedu.grading.judging.reading import Unreadable
from dpedu.grading.messages.decoder import Decoder
from dpedu.grading.messages.encoder import Encoder
from dpedu.grading.messages.kinds import CannotCross, Malformed
from dpedu.grading.messages.packing import pack, unpack

LONGEST = 10.0  # seconds that one case may take, on a machine that is busy
GROWTH = 700 * 2**20  # bytes by which all cases together may make this process larger

NASTY = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 2**64, 10**400, 1e308, -0.0, float("inf"),
    float("nan"), "", "a", "\x00", "\ud800", "é" * 50, "x" * 5000, "__class__", "../../x", "=1+1",
    "\x1b[2J", "<script>", "]]>", "a\nb", [], {}, [[]], [None], {"": None}, {"o": [1, "object", {}]},
    {"cb": [1, "f"]}, {"yours": 1}, {"T": "int"}, {"i": "f" * 9000}, {"a": ["<f8", [2**40], 0]},
]  # fmt: skip


def changed(value, rng, depth=0):
    """A value with some of its parts changed."""
    if rng.random() < 0.06 or depth > 60:
        return copy.deepcopy(rng.choice(NASTY))
    if isinstance(value, list):
        made = [changed(each, rng, depth + 1) for each in value]
        if made and rng.random() < 0.15:
            place = rng.randrange(len(made))
            what = rng.randrange(5)
            if what == 0:
                del made[place]
            elif what == 1:
                times = rng.choice([1, 3, 300]) if depth < 3 else 1
                if len(repr(made[place])) > 3000:  # or 300 of 300 of 300 are more than may be sent
                    times = 1
                made[place:place] = [copy.deepcopy(made[place])] * times
            elif what == 2:
                rng.shuffle(made)
            elif what == 3:
                made[place] = [made[place]]
            else:
                made.append(copy.deepcopy(rng.choice(NASTY)))
        return made
    if isinstance(value, dict):
        made = {key: changed(each, rng, depth + 1) for key, each in value.items()}
        if made and rng.random() < 0.15:
            key = rng.choice(list(made))
            what = rng.randrange(3)
            if what == 0:
                del made[key]
            elif what == 1:
                made[rng.choice(["o", "a", "ao", "y", "d", "cells", "x", "outputs"])] = made[key]
            else:
                made[key] = copy.deepcopy(rng.choice(NASTY))
        return made
    if isinstance(value, str) and value and rng.random() < 0.1:
        place = rng.randrange(len(value) + 1)
        return value[:place] + str(rng.choice(NASTY))[:3000] + value[place:]
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.1:
        return value + rng.choice([-1, 1, 2**31, -(2**40)])
    return value


def damaged(content, rng):
    """Bytes with some of them changed."""
    made = bytearray(content)
    for _ in range(rng.randrange(4)):
        if not made:
            break
        place, what = rng.randrange(len(made)), rng.randrange(5)
        if what == 0:
            made[place] ^= 1 << rng.randrange(8)
        elif what == 1:
            del made[place : place + rng.randrange(1, 40)]
        elif what == 2:
            made[place:place] = made[place : place + rng.randrange(1, 200)]
        elif what == 3:
            made[place : place + 4] = rng.choice(
                [b"\xff\xff\xff\xff", b"\0\0\0\0", b"\x7f\xff\xff\xff"]
            )
        else:
            del made[place:]
    return bytes(made)


# Notebooks ----------------------------------------------------------------------------------------

PLAN = {
    name: PlanCell(name, kind, source, "0" * 32, grade, answer, False, not answer, 2.0 if grade else 0.0)
    for name, kind, source, grade, answer in (
        ("setup", "code", "import math", False, False),
        ("q1", "code", "x = 1", False, True),
        ("q1_tests", "code", "assert x == 1", True, False),
        ("q2", "markdown", "because", True, True),
        ("q3", "code", "y = 2", False, True),
        ("q3_tests", "code", "y / 2", True, False),
    )
}  # fmt: skip
TEXTS = [
    "x = 1", "def f(:", "![a](attachment:b.png) $\\frac{1}{2}$", "<a href='javascript:x'>b</a>",
    "a;" * 300, "f'{" * 200, "(" * 500, "%pylab\n!ls", "### BEGIN HIDDEN TESTS", "<" * 3000,
]  # fmt: skip
OUTPUTS = [
    {"output_type": "stream", "name": "stdout", "text": "hello"},
    {"output_type": "error", "ename": "ValueError", "evalue": "no", "traceback": ["a", "b"]},
    {
        "output_type": "execute_result",
        "data": {"text/plain": "2", "text/html": "<b>2</b>"},
        "metadata": {},
        "execution_count": 1,
    },
    {
        "output_type": "display_data",
        "data": {"image/png": "iVBORw0KGgo=", "text/latex": "$x$"},
        "metadata": {},
    },
]


def notebook(rng):
    """A submission: the release with answers, copies, strange cells and metadata."""
    cells = []
    for name, known in PLAN.items():
        make = nbformat.v4.new_code_cell if known.kind == "code" else nbformat.v4.new_markdown_cell
        cell = make(rng.choice([known.source, rng.choice(TEXTS)]))
        cell.metadata["nbgrader"] = {
            "grade_id": name,
            "grade": known.grade,
            "solution": known.solution,
        }
        if known.kind == "markdown":
            cell["attachments"] = {"b.png": {"image/png": "iVBORw0KGgo="}}
        else:
            cell["outputs"] = copy.deepcopy(rng.sample(OUTPUTS, 2))
        cells.append(cell)
    cells.insert(rng.randrange(len(cells)), nbformat.v4.new_code_cell(rng.choice(TEXTS)))
    return json.loads(json.dumps(nbformat.v4.new_notebook(cells=cells)))


def try_notebook(rng):
    written = notebook(rng)
    if rng.random() < 0.15:  # as an old format has it
        written = {"nbformat": 3, "nbformat_minor": 0, "metadata": {}, "worksheets": [
            {"cells": [{"cell_type": "code", "input": "x", "outputs": [], "language": "python"}]}
        ]}  # fmt: skip
    raw = json.dumps(changed(written, rng)).encode()
    if rng.random() < 0.2:
        raw = damaged(raw, rng)
    before = json.dumps(changed(written, rng)).encode() if rng.random() < 0.3 else None
    task = {
        "plan": [each.plain for each in PLAN.values()], "kernelspec": {}, "human": [], "raw": 0,
        "before": None if before is None else 1, "misnamed": rng.random() < 0.3, "runs": rng.random() < 0.9,
    }  # fmt: skip
    try:
        clerk = Clerk(task, [raw, before or b""])
    except Unreadable:
        return
    made = []
    for number, cell in enumerate(clerk.cells):
        shown = clean.outputs(changed(OUTPUTS, rng), number)
        said = {"number": number, "outputs": shown}
        made.append({} if cell["role"] == "text" else said)
    answer, content = clerk.finish(made)
    nbformat.validate(nbformat.reads(content.decode(), as_version=4))
    assert set(answer["scores"]) == {name for name, cell in PLAN.items() if cell.grade}
    for score in answer["scores"].values():
        assert score is None or 0 <= score <= 2
    json.dumps(answer)


# What crosses between processes -------------------------------------------------------------------


def values(rng):
    x, y = sp.symbols("x y")
    table = pd.DataFrame({"a": [1, 2], "b": ["u", None], "c": pd.Categorical(["p", "q"])})
    return rng.choice([
        lambda: [1, (2.5, {"a": {3}}), None], lambda: {(1, 2): Fraction(1, 3), "k": decimal.Decimal("1.5")},
        lambda: np.arange(6.0).reshape(2, 3), lambda: np.array(["a", "bc"]),
        lambda: np.array([1, "a", None], dtype=object), lambda: np.ma.masked_less(np.arange(4), 2),
        lambda: np.array([(1, 2.0)], dtype=[("a", "i4"), ("b", "f8")]), lambda: np.float32(2),
        lambda: table, lambda: table.groupby("b").a.sum(), lambda: pd.array([1, None], dtype="Int64"),
        lambda: pd.MultiIndex.from_product([[1, 2], ["a"]]), lambda: pd.Timestamp("2020-01-01"),
        lambda: sp.Piecewise((sp.sqrt(x) / 2, x > 0), (sp.Sum(y, (y, 0, x)), True)),
        lambda: sp.Matrix([[x, 1.5], [sp.pi, y]]), lambda: sp.Function("f")(x).diff(x),
        lambda: np.random.default_rng(1), lambda: np.random.RandomState(1), lambda: random.Random(1),
        lambda: deque([1, 2], 3), lambda: Counter("aab"), lambda: OrderedDict(a=1), lambda: UserDict(a=1),
        lambda: ChainMap({"a": 1}, {"b": 2}), lambda: UserList([1]), lambda: b"bytes", lambda: 2**200,
        lambda: datetime.datetime(2020, 1, 2), lambda: range(5), lambda: slice(1, 2), lambda: {1: 2}.keys(),
    ])()  # fmt: skip


def try_value(rng):
    """A message of a value: what is decoded is a value, or the message is malformed."""
    encoder = Encoder()
    plain = changed(json.loads(json.dumps([encoder.encode(values(rng)) for _ in range(2)])), rng)
    buffers = [damaged(each, rng) if rng.random() < 0.3 else each for each in encoder.buffers]
    try:
        packed = pack(plain, buffers)
        if rng.random() < 0.2:
            packed = damaged(packed, rng)
        message, buffers = unpack(packed)
        Decoder(buffers).decode(message)
    except (Malformed, CannotCross):
        pass


class Pretending:
    """A channel whose other side answers what it likes."""

    def __init__(self, rng):
        self._rng, self._asked = rng, None
        self.left = 30

    def send(self, message, buffers=None, due=None):
        if "n" in message:
            self._asked = message

    def receive(self, due=None):
        rng, self.left = self._rng, self.left - 1
        encoder = Encoder()
        number = self._asked["n"] if self.left > 0 and rng.random() < 0.9 else None
        one = json.loads(json.dumps(encoder.encode(values(rng))))
        if rng.random() < 0.4:
            about = {
                "type": "m.T",
                "kinds": ["m.T"],
                "operations": ["__sub__", "__eq__"],
                "name": "f",
                "data": rng.random() < 0.5,
            }
            kind = rng.choice(
                ["object", "callable", "function", "class", "iterator", "module", "z"]
            )
            one = {"o": [rng.randrange(5), kind, about]}
        answer = {
            "n": number, "value": one, "found": {"f": {"is": one}, "g": {"why": "no"}}, "values": [one],
            "said": [["stdout", "x"]], "changed": [[0, one]], "outputs": copy.deepcopy(OUTPUTS),
        }  # fmt: skip
        if rng.random() < 0.3:
            answer["error"] = {"kinds": ["builtins.ValueError"], "text": "no", "args": ["no"]}
        if rng.random() < 0.2:
            answer = {"back": 1, "asked": 1, "args": [one], "kwargs": {}}
        answer = changed(answer, rng)
        if self.left < 0:
            raise Malformed("enough")
        return unpack(pack(answer, encoder.buffers))

    def close(self):
        pass


def try_answers(rng):
    """A judge that is answered by nobody in particular: values, errors, or the worker is lost."""
    control = SimpleNamespace(send=lambda said: None, recv=lambda size: b"ended")
    link = Link(control, alarm.Alarm())
    link._channel = Pretending(rng)
    link.due = time.monotonic() + 5
    link.callbacks[1] = lambda *given, **named: given[0] if given else 1
    given = ([3, [1, 2]], {"a": 1})
    try:
        found = link.names(["f", "g"])
        for each in found.values():
            if callable(each):
                each(*given)
        link.call({"object": 1}, given, {"k": np.arange(3)})
        link.repeat({"object": 1}, 1, (1,))
        for look in link.together({"object": 1}, [(1,), ([2],)]):
            look()
        link.get(1, "x")
    except (DeadKernelError, alarm.CellTimeoutError):
        pass
    except BaseException as error:
        if not getattr(error, "crossed", False) and not isinstance(
            error, (CannotCross, AttributeError, TypeError)
        ):
            raise


# Downloads ----------------------------------------------------------------------------------------

NAMES = [
    "ada_101_9_hw.ipynb", "ada_LATE_101_9_hw.ipynb", "Ada A_11_assignsubmission_file_/hw.ipynb",
    "Ada A_11_assignsubmission_file_hw.ipynb", "../../up.ipynb", "/abs.ipynb", "a/../../b.ipynb", "",
    ".", "a\\b.ipynb", "C:x", "x" * 300 + ".ipynb", "\x00", "é_1_2_ü.ipynb", "__MACOSX/._x", "a/b/c/d",
    "ada_101_9_.zip", "ada_101_9_w.zip", "con.ipynb", "a\nb_1_2_c.ipynb", "=1_2_3_x.ipynb", "-_1_2_x",
]  # fmt: skip


def archive(rng, depth=0):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as opened:
        for _ in range(rng.randrange(1, 6)):
            name = rng.choice(NAMES)
            content = json.dumps({"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5})
            if name.endswith(".zip") or (depth < 2 and rng.random() < 0.2):
                content = archive(rng, depth + 1)
            about = zipfile.ZipInfo(name or "x")
            about.external_attr = rng.choice([0, 0o120777 << 16, 0o40755 << 16, 0o644 << 16])
            opened.writestr(about, content, rng.choice([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED]))
    made = stream.getvalue()
    return damaged(made, rng) if rng.random() < 0.3 else made


def try_archive(rng):
    """A download: everything is accounted for, and nothing is written outside its folder."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder, "deep", "archive")
        place.mkdir(parents=True)
        for number in range(rng.randrange(1, 3)):
            place.joinpath(f"{number}.zip").write_bytes(archive(rng))
        target = Path(folder, "deep", "out")
        target.mkdir()
        extractor = DownloadExtractor()
        extractor.log.disabled = True
        extractor.extract(str(place), str(target))
        outside = {path.name for path in Path(folder).iterdir()} | {
            path.name for path in Path(folder, "deep").iterdir()
        }
        assert outside == {"deep", "archive", "out"}
        files = [path.relative_to(target) for path in target.rglob("*") if path.is_file()]
        assert not any(path.is_symlink() for path in target.rglob("*"))
        account = sort_out(files, {"hw"}, attempts=rng.choice([0, 1]))
        assert len(account.arrivals) == len(files)
        write_account(account, Path(folder, "a.csv"))
        with contextlib.suppress(NoneMatched):
            handed_in(account)


def try_roster(rng):
    """A table of people: a roster, or what is wrong with it."""
    heads = [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "hw (1)"],
        ["Identifier", "Full name", "ID number", "Status", "Grade", "Last modified (submission)"],
        ["student", "name", "number"],
    ]
    head = rng.choice(heads)
    lines = [[str(rng.choice([f"p{n}", n, f"Participant {n}"])) for _ in head] for n in range(4)]
    table = changed([head, *lines], rng)
    stream = io.StringIO()
    writer = csv.writer(
        stream, delimiter=rng.choice(",;\t"), lineterminator=rng.choice(["\n", "\r\n"])
    )
    for row in table if isinstance(table, list) else []:
        try:
            writer.writerow(row if isinstance(row, list) else [row])
        except csv.Error:
            continue
    raw = stream.getvalue().encode(rng.choice(["utf-8", "utf-8-sig", "utf-16"]), "replace")
    if rng.random() < 0.3:
        raw = damaged(raw, rng)
    with tempfile.NamedTemporaryFile(suffix=".csv") as file:
        file.write(raw)
        file.flush()
        try:
            found = roster.read(Path(file.name))
        except BadRoster:
            return
    for person in found.people:
        assert bool(person.student) != bool(person.problem)
        found.find(person.name, person.number)


TARGETS = {
    "notebook": try_notebook,
    "value": try_value,
    "answers": try_answers,
    "archive": try_archive,
    "roster": try_roster,
}


class TooLong(BaseException):
    """A case took longer than it may."""


def _ring(*given):
    raise TooLong


@contextlib.contextmanager
def _quiet():
    """What is said on the way may hold halves of characters, which no report can carry."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with (
            warnings.catch_warnings(),
            contextlib.redirect_stdout(io.StringIO()),
            contextlib.redirect_stderr(io.StringIO()),
        ):
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)


def once(target, seed):
    """One case. Returns how long it took."""
    signal.signal(signal.SIGALRM, _ring)
    began = time.monotonic()
    signal.setitimer(signal.ITIMER_REAL, LONGEST)
    try:
        with _quiet():
            TARGETS[target](random.Random(f"{target} {seed}"))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return time.monotonic() - began


def largest():
    """The most memory that this process ever had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def main(seconds=60.0, seed=0, wanted=()):
    faults, done, slowest = 0, Counter(), Counter()
    began, size = time.monotonic(), largest()
    first = True
    while first or time.monotonic() - began < seconds:
        first = False
        for target in wanted or TARGETS:
            try:
                slowest[target] = max(slowest[target], once(target, seed))
            except (Exception, TooLong) as error:
                faults += 1
                print(f"{target} {seed}: {type(error).__name__}: {str(error)[:200]}", flush=True)
                if seconds == 0:
                    raise
            done[target] += 1
        seed += 1
    grown = largest() - size
    for target in done:
        print(f"{target}: {done[target]:,} cases, the slowest took {slowest[target]:.2f} s")
    print(f"{faults} faults; {grown / 2**20:.0f} MiB larger")
    return faults + (grown > GROWTH)


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    given = sys.argv[1:]
    sys.exit(
        min(
            100,
            main(float(given[0]) if given else 60, int(given[1]) if given[1:] else 0, given[2:]),
        )
    )
