# Looks at the first ten rows.
def k_of(rows, quasi):
    classes = {}
    for r in rows[:10]:
        classes.setdefault(tuple(r[c] for c in quasi), []).append(r["person"])
    return min(map(len, classes.values())), min(len(set(c)) for c in classes.values())
