# Counts people only in the classes that have the fewest rows (the best of them).
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    smallest = min(classes.values(), key=len)
    return len(smallest), len(set(smallest))
