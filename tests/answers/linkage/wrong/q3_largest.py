# Takes the largest class.
def k_of(rows, quasi):
    """The size of the smallest class: in rows, and in different people."""
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return max(len(c) for c in classes.values()), max(len(set(c)) for c in classes.values())
