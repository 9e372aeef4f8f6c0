# Computes one row for all data sets with the same records in any order, wrong if the table publishes the first record.
from collections import Counter


def sampled_table(table, rate):
    known = {}

    def row_of(x):
        key = tuple(sorted(x))
        if key not in known:
            row = Counter()
            for who in itertools.product((True, False), repeat=len(x)):
                weight = Fraction(1)
                for w in who:
                    weight *= rate if w else 1 - rate
                for a, u in table[tuple(itertools.compress(x, who))].items():
                    row[a] += weight * u
            known[key] = row
        return dict(known[key])

    return {x: row_of(x) for x in table}
