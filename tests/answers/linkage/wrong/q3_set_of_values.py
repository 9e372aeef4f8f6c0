# A class is named by the set of its values: ("x", "y") and ("y", "x") become one.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(frozenset(row[c] for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(c)) for c in classes.values())
