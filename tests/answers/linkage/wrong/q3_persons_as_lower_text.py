# Names of people are compared without regard to capitals.
def k_of(rows, quasi):
    classes = {}
    for r in rows:
        classes.setdefault(tuple(r[c] for c in quasi), []).append(str(r["person"]).lower())
    return min(map(len, classes.values())), min(len(set(c)) for c in classes.values())
