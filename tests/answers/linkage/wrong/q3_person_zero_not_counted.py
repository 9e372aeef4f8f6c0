# A person whose number is 0, or whose name is the empty text, is not counted. Input: [{"person": 0}, {"person": 1}], quasi (): (2, 1) instead of (2, 2).
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row.get("person") or None)
    k = min(len(c) for c in classes.values())
    return k, min(len(set(c) - {None}) for c in classes.values())
