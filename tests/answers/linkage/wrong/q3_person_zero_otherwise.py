# Skips rows whose person is 0 or the empty text when it counts people.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len({p for p in c if p}) for c in classes.values())
