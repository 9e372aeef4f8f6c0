"""What is there before a test is there again before its second run, whatever keeps the count."""

import collections
import io

import numpy as np
import pandas as pd
import pytest

from dpedu.grading.judging.kept import SPENT, Kept

START = """
import collections, numpy as np, pandas as pd
class Tally:
    shared = 0
    def __init__(self):
        self.own, self.parts = 0, [0]
def enclosed():
    count = 0
    def more():
        nonlocal count
        count += 1
        return count
    return more
def counted():
    counted.times = getattr(counted, "times", 0) + 1
points, tally, more = 0, Tally(), enclosed()
lists, nested, tables = [1], {"a": [[0]], "b": ({1}, bytearray(b"a"))}, pd.DataFrame({"a": [1, 2]})
sets, queue, counts = {1}, collections.deque([1], 5), collections.Counter("aab")
defaults, ordered = collections.defaultdict(int, a=1), collections.OrderedDict(a=1)
array, objects, itself = np.zeros(3), np.array([[1], None], dtype=object), [0]
itself.append(itself)
alias = lists
"""
CHANGES = [
    "points += 1", "tally.own += 1", "tally.parts.append(1)", "Tally.shared += 1", "more()",
    "tally.new = 1", "lists.append(2)", "lists.clear()", "nested['a'][0].append(1)",
    "nested['b'][0].add(2)", "nested['b'][1].append(98)", "del nested['a']", "sets.discard(1)",
    "queue.append(2)", "queue.extend(range(9))", "counts['a'] += 1", "defaults['b'] += 1",
    "ordered['b'] = 2", "array += 1", "array[1] = 5", "objects[0].append(2)", "itself[1][0] = 7",
    "tables.loc[2] = [3]", "tables['a'] *= 2", "fresh = 1", "del points", "lists = [5]",
    "counted()", "lists, nested = nested, lists", "tally = Tally()",
]  # fmt: skip
SHOWN = """
seen = repr([
    globals().get("points"), tally.own, tally.parts, Tally.shared, hasattr(tally, "new"), lists,
    nested, sets, queue, counts, defaults, ordered, array, objects, itself, tables,
    globals().get("fresh"), getattr(counted, "times", 0), alias is lists, type(tally) is Tally,
    more.__closure__[0].cell_contents,
])
"""


@pytest.mark.parametrize("change", [*CHANGES, "\n".join(c for c in CHANGES if "del" not in c)])
def test_what_a_test_counts_it_counts_once(change):
    space = {"__name__": "__main__"}
    exec(START, space)
    exec(SHOWN, space)
    before = space.pop("seen")
    kept = Kept(space)
    exec(change, space)
    exec(SHOWN.replace("seen =", "other ="), space) if "del" not in change else None
    kept.put_back()
    exec(SHOWN, space)
    assert space["seen"] == before
    assert isinstance(space["tables"], pd.DataFrame)
    assert isinstance(space["array"], np.ndarray)
    assert isinstance(space["queue"], collections.deque)


GOES_ON = {
    "a list": "iter([[3, 1], [2], []])",
    "a list, from the second": "it = iter([[9], [3, 1], [2]])\nnext(it)",
    "a tuple": "iter(([3, 1], [2]))",
    "a range": "map(list, map(range, iter(range(1, 4))))",
    "pairs": "map(list, zip(iter([3, 1]), iter([2, 4])))",
    "numbered": "map(list, enumerate(iter([3, 1])))",
    "backwards": "reversed([[3, 1], [2]])",
    "some": "filter(None, iter([[3, 1], [], [2]]))",
    "a dictionary's": "iter({1: [3, 1], 2: [2]}.values())",
    "one after another": "itertools.chain([[3, 1]], iter([[2]]))",
    "the first": "itertools.islice(iter([[3, 1], [2], [5]]), 2)",
    "counted": "map(lambda n: [n, 0], itertools.islice(itertools.count(3), 2))",
    "lines": "io.StringIO('3 1\\n2\\n')",
    "lines, from the second": "it = io.StringIO('9\\n3 1\\n2\\n')\nit.readline()",
    "lines of bytes": "io.BytesIO(b'3 1\\n2\\n')",
    "rows": "csv.reader(io.StringIO('3,1\\n2\\n'))",
    "a file": "open(path)",
    "a generator": "(each for each in [[3, 1], [2]])",
    "a generator of the same": "(each for each in [seven] * 3)",
    "a generator, from the second": "it = (each for each in [[9], [3, 1], [2]])\nnext(it)",
    "a function's": "def many():\n    while True: yield from [[3, 1], [2]]\n"
    "it = itertools.islice(many(), 3)",
}
HELD = {
    "by name": ("held = it", "held"),
    "in a list": ("held = [it]", "held[0]"),
    "in a table": ("held = {'a': [it]}", "held['a'][0]"),
    "by an object": ("class H: pass\nheld = H()\nheld.it = it", "held.it"),
    "by a class": ("class held: it = it", "held.it"),
    "in a function": ("def enclosed(it):\n    return lambda: it\nheld = enclosed(it)", "held()"),
}
READ = """
def read(given):
    found = []
    for each in given:
        found.append(repr(each))
        if isinstance(each, list): each.clear()
    return found
"""


@pytest.mark.parametrize("held", HELD)
@pytest.mark.parametrize("what", GOES_ON)
def test_what_a_test_loops_over_begins_again(what, held, tmp_path):
    """Where it stood; what cannot, as a generator, fails the loop and is not at its end."""
    (tmp_path / "lines").write_text("3 1\n2\n")
    space = {"__name__": "__main__", "path": tmp_path / "lines"}
    made, (holds, named) = GOES_ON[what], HELD[held]
    exec("import csv, io, itertools\nseven = [7]\n" + READ, space)
    exec(made if "it = " in made else f"it = {made}", space)
    exec(holds, space)
    del space["it"]
    untouched = Kept(space)
    untouched.put_back()
    kept = Kept(space)
    first = eval(f"read({named})", space)
    assert first
    kept.put_back()
    if what.startswith(("a generator", "a function's")):
        with pytest.raises(TypeError, match=SPENT):
            eval(f"read({named})", space)
    else:
        assert eval(f"read({named})", space) == first


def test_an_iterator_of_the_notebooks_own_begins_again():
    space = {"__name__": "__main__"}
    own = (
        "class Own:\n    n, it = 3, iter([1, 2, 3])\n    def __init__(self): self.k = iter('abc')\n"
    )
    own += "    def __iter__(self): return self\n    def __next__(self):\n        self.n -= 1\n"
    exec(own + "        return next(self.k), next(self.it)\nown = Own()", space)
    kept = Kept(space)
    first = list(space["own"])
    assert len(first) == 3
    kept.put_back()
    assert list(space["own"]) == first


def test_one_iterator_that_two_names_hold_stays_one():
    space = {"a": iter([1, 2, 3])}
    space["b"] = [space["a"]]
    kept = Kept(space)
    next(space["a"])
    kept.put_back()
    assert space["a"] is space["b"][0]
    assert next(space["a"]) == 1


def test_a_file_that_was_closed_or_written_is_what_it_was():
    space = {"a": io.StringIO("x"), "b": io.StringIO("x\n")}
    kept = Kept(space)
    space["a"].close()
    space["b"].read()
    space["b"].write("more")
    kept.put_back()
    assert (space["a"].read(), space["b"].read()) == ("x", "x\n")


def test_it_costs_little_where_there_is_much():
    held = [list(range(100)) for _ in range(50_000)]
    kept = Kept({"much": held, "count": [0]})
    held[0].append(1)
    kept.put_back()
    assert len(kept._undo) == 1
    assert held[0][-1] == 1
