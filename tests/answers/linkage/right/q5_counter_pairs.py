# Counter pairs: right
def telling(rows, quasi, sensitive, ruled_out):
    pairs = {((*(row[c] for c in quasi),), row[sensitive]) for row in rows}
    pairs = [(c, v) for c, v in pairs if v not in ruled_out]
    times = Counter(c for c, _ in pairs)
    return dict((c, v) for c, v in pairs if times[c] == 1)
