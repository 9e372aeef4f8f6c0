"""What is there before a test is there again before its second run, whatever keeps the count."""

import collections

import numpy as np
import pandas as pd
import pytest

from dpedu.grading.judging.kept import Kept

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


def test_it_costs_little_where_there_is_much():
    held = [list(range(100)) for _ in range(50_000)]
    kept = Kept({"much": held, "count": [0]})
    held[0].append(1)
    kept.put_back()
    assert len(kept._undo) == 1
    assert held[0][-1] == 1
