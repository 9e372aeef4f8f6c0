# Different pairs of class and value; those whose class occurs in one pair only.
def telling(rows, quasi, sensitive, ruled_out):
    pairs = {(tuple(row[c] for c in quasi), row[sensitive]) for row in rows}
    pairs = sorted(p for p in pairs if p[1] not in ruled_out)
    answer = {}
    for name, group in itertools.groupby(pairs, key=lambda p: p[0]):
        group = list(group)
        if len(group) == 1:
            answer[name] = group[0][1]
    return answer
