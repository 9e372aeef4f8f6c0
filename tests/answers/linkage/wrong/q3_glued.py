# Glues the values of a class together to one text.
def k_of(rows, quasi):
    """The size of the smallest class: in rows, and in different people."""
    classes = {}
    for row in rows:
        classes.setdefault("".join(str(row[c]) for c in quasi), []).append(row["person"])
    return min(len(c) for c in classes.values()), min(len(set(c)) for c in classes.values())
