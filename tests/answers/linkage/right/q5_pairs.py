# Different pairs of class and value; a class that is in one pair tells.
def telling(rows, quasi, sensitive, ruled_out):
    pairs = {(tuple(r[c] for c in quasi), r[sensitive]) for r in rows if not r[sensitive] in ruled_out}
    number = Counter(c for c, _ in pairs)
    return dict(p for p in pairs if number[p[0]] < 2)
