# For each row, all rows like it; no classes are built.
def k_of(rows, quasi):
    like = [[s for s in rows if all(s[c] == r[c] for c in quasi)] for r in rows]
    return min(len(g) for g in like), min(len({s["person"] for s in g}) for g in like)
