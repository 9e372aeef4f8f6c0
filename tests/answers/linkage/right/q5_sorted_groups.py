# Sorted by class and value and grouped; a group tells if its first and its last value are equal.
import itertools


def telling(rows, quasi, sensitive, ruled_out):
    def key(row):
        return tuple(row[c] for c in quasi)

    possible = sorted(
        filter(lambda row: row[sensitive] not in ruled_out, rows),
        key=lambda row: (key(row), row[sensitive]),
    )
    answer = {}
    for name, group in itertools.groupby(possible, key):
        values = [row[sensitive] for row in group]
        if values[0] == values[-1]:
            answer[name] = values[0]
    return answer
