# Each row asks how many are like it.
def k_of(rows, quasi):
    like = [[s["person"] for s in rows if all(s[c] == r[c] for c in quasi)] for r in rows]
    return min(len(x) for x in like), min(len({*x}) for x in like)
