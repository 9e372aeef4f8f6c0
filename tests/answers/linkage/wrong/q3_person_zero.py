# A person with the number 0 is not counted.
def k_of(rows, quasi):
    classes, people = Counter(), {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        classes[name] += 1
        people.setdefault(name, set())
        if row["person"]:
            people[name].add(row["person"])
    return min(classes.values()), min(map(len, people.values()))
