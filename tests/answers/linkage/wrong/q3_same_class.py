# Counts the people of the class with the fewest rows.
def k_of(rows, quasi):
    """The size of the smallest class: in rows, and in different people."""
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return min(len(c) for c in classes.values()), len(set(min(classes.values(), key=len)))
