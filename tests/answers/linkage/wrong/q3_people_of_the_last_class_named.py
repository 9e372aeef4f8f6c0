# The people are counted in the class that was begun last.
def k_of(rows, quasi):
    classes = {}
    for r in rows:
        classes.setdefault(tuple(r[c] for c in quasi), []).append(r["person"])
    last = list(classes.values())[-1]
    return min(map(len, classes.values())), len(set(last))
