# Takes every column for a quasi-identifier.
def k_of(rows, quasi):
    """The size of the smallest class: in rows, and in different people."""
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in row if c != "person"), []).append(row["person"])
    return min(len(c) for c in classes.values()), min(len(set(c)) for c in classes.values())
