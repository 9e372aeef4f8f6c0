# The different pairs of class and value are counted by class.
from collections import Counter


def telling(rows, quasi, sensitive, ruled_out):
    pairs = {
        (tuple(row[c] for c in quasi), row[sensitive])
        for row in rows
        if row[sensitive] not in ruled_out
    }
    number = Counter(name for name, _ in pairs)
    return dict(pair for pair in pairs if number[pair[0]] == 1)
