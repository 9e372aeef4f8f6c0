# Right: recursive split.
def k_of(rows, quasi):
    if not quasi:
        return len(rows), len({r["person"] for r in rows})
    first, rest = quasi[0], quasi[1:]
    parts = [k_of([r for r in rows if r[first] == v], rest) for v in {r[first] for r in rows}]
    return min(p[0] for p in parts), min(p[1] for p in parts)
