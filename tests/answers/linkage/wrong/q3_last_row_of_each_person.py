# Of each person only the last row is kept for the number of people; classes that vanish are no longer seen. Input: person 1 with x, persons 1, 2, 3 with y: people 3 for 1.
def k_of(rows, quasi):
    sizes = {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        sizes[name] = sizes.get(name, 0) + 1
    last = {row["person"]: tuple(row[c] for c in quasi) for row in rows}
    people = {}
    for name in last.values():
        people[name] = people.get(name, 0) + 1
    return min(sizes.values()), min(people.values())
