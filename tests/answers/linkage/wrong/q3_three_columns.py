# Only the first three quasi-identifiers are looked at.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        a, b, c = ([row[q] for q in quasi] + [None] * 3)[:3]
        classes.setdefault((a, b, c), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(c)) for c in classes.values())
