# A class is named by the set of its values, so ("x", "y") and ("y", "x") are one class. Input: such rows.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(frozenset(row[c] for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
