# Two Counters: of the rows' classes, and of the different pairs of class and person.
from collections import Counter


def k_of(rows, quasi):
    names = [tuple(row[c] for c in quasi) for row in rows]
    in_rows = Counter(names)
    in_people = Counter(name for name, _ in {(n, row["person"]) for n, row in zip(names, rows)})
    return [min(in_rows.values()), min(in_people.values())]
