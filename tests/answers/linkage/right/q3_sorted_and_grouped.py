# Sorted by class and grouped by itertools.groupby.
import itertools


def k_of(rows, quasi):
    def name(row):
        return tuple(row[c] for c in quasi)

    sizes = []
    for _, group in itertools.groupby(sorted(rows, key=name), key=name):
        people = [row["person"] for row in group]
        sizes.append((len(people), len(set(people))))
    return tuple(map(min, zip(*sizes)))
