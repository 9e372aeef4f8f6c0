# Goes through the values, and keeps the classes that have this one and no other.
def telling(rows, quasi, sensitive, ruled_out):
    pairs = {(tuple(r[c] for c in quasi), r[sensitive]) for r in rows}
    pairs = {(c, v) for c, v in pairs if v not in ruled_out}
    return {c: v for c, v in pairs if not any(d == c and w != v for d, w in pairs)}
