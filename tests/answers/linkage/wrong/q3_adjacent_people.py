# Counts a change of the person from row to row of a class, not different people.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return (
        min(len(c) for c in classes.values()),
        min(sum(1 for _ in itertools.groupby(c)) for c in classes.values()),
    )
