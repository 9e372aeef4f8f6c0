# A class is named by the set of its values, so that (x, y) and (y, x) are one class. Input: rows a=x b=y and a=y b=x, quasi (a, b): 2 instead of 1.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(frozenset(row[c] for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(c)) for c in classes.values())
