# A list of rows for each class, and two minima over the classes.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row)
    return (
        min(len(c) for c in classes.values()),
        min(len({row["person"] for row in c}) for c in classes.values()),
    )
