# Takes a class of one row for an outlier that is no class.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    large = [c for c in classes.values() if len(c) > 1] or list(classes.values())
    return min(len(c) for c in large), min(len(set(c)) for c in large)
