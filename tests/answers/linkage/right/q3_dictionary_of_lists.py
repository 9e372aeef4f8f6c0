# A list of persons for each class, then two minima.
def k_of(rows, quasi):
    """The size of the smallest class: in rows, and in different people."""
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return min(len(p) for p in classes.values()), min(len(set(p)) for p in classes.values())
