# Classes of a single row are skipped as outliers. Input: a = x, y, y: 2 instead of 1.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    lists = [c for c in classes.values() if len(c) > 1]
    return min(map(len, lists), default=1), min((len(set(c)) for c in lists), default=1)
