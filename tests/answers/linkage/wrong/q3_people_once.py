# Counts each person once in the whole table.
def k_of(rows, quasi):
    seen, classes, people = set(), {}, {}
    for r in rows:
        n = tuple(r[c] for c in quasi)
        classes[n] = classes.get(n, 0) + 1
        if r["person"] not in seen:
            people[n] = people.get(n, 0) + 1
        seen.add(r["person"])
    return min(classes.values()), min(people.values())
