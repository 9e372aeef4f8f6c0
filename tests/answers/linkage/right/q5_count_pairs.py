# Count pairs.
def telling(rows, quasi, sensitive, ruled_out):
    pairs = {(tuple(r[c] for c in quasi), r[sensitive]) for r in rows}
    pairs = [(name, value) for name, value in pairs if value not in ruled_out]
    often = Counter(name for name, _ in pairs)
    return dict(pair for pair in pairs if often[pair[0]] == 1)
