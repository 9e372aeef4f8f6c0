# Names classes by sets of values.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(frozenset(row[c] for c in quasi), []).append(row["person"])
    return min(len(c) for c in classes.values()), min(len(set(c)) for c in classes.values())
