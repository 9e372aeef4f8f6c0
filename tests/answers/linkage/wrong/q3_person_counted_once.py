# Each person counts only in the class where they come first.
def k_of(rows, quasi):
    sizes, people, met = Counter(), {}, set()
    for row in rows:
        name = tuple(row[c] for c in quasi)
        sizes[name] += 1
        people.setdefault(name, 0)
        if row["person"] not in met:
            met.add(row["person"])
            people[name] += 1
    return min(sizes.values()), min(people.values())
