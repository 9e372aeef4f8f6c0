# Rows whose quasi-identifier is 0 are left out as if it were missing.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        if all(row[c] for c in quasi):
            classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    classes = classes or {(): [row["person"] for row in rows]}
    return min(map(len, classes.values())), min(len(set(c)) for c in classes.values())
