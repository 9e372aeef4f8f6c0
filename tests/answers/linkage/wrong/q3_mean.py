# Takes the mean over classes.
def k_of(rows, quasi):
    """The size of the smallest class: in rows, and in different people."""
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return len(rows) / len(classes), sum(len(set(c)) for c in classes.values()) / len(classes)
