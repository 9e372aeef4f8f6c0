# Groups the sorted rows.
def telling(rows, quasi, sensitive, ruled_out):
    pairs = sorted({(tuple(r[c] for c in quasi), r[sensitive]) for r in rows})
    pairs = [pair for pair in pairs if pair[1] not in ruled_out]
    answer = {}
    for name, group in itertools.groupby(pairs, key=lambda pair: pair[0]):
        values = [value for _, value in group]
        if len(values) == 1:
            answer[name] = values[0]
    return answer
