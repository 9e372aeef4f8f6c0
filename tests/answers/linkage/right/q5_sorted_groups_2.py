# By sorted groups.
def telling(rows, quasi, sensitive, ruled_out):
    name = lambda row: tuple(row[c] for c in quasi)  # noqa: E731
    answer = {}
    for key, group in itertools.groupby(sorted(rows, key=name), key=name):
        values = sorted({r[sensitive] for r in group if r[sensitive] not in ruled_out})
        if values and values[0] == values[-1]:
            answer[key] = values[0]
    return answer
