# By setdefault.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(people)) for people in classes.values())
