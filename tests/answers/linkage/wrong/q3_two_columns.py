# Looks at two columns at most.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi[:2]), []).append(row["person"])
    return min(len(c) for c in classes.values()), min(len(set(c)) for c in classes.values())
