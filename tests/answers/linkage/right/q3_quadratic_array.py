# Quadratic array: right
def k_of(rows, quasi):
    like = [[s for s in rows if all(s[c] == r[c] for c in quasi)] for r in rows]
    return np.array([min(len(s) for s in like), min(len({r["person"] for r in s}) for s in like)])
