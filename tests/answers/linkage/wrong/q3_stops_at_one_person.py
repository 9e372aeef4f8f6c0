# Stops as soon as a class has one person, because it cannot get smaller; but the number of rows can.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    k = people = len(rows)
    for c in classes.values():
        k = min(k, len(c))
        people = min(people, len(set(c)))
        if people == 1:
            break
    return k, people
