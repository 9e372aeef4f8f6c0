# A person is counted in the class of the first row only, though rows may be in several classes. Input: column a with 1 x, 2 x, 1 y, 2 y: (2, 0) instead of (2, 2).
def k_of(rows, quasi):
    size, people, seen = Counter(), Counter(), set()
    for row in rows:
        c = tuple(row[q] for q in quasi)
        size[c] += 1
        people[c] += row["person"] not in seen
        seen.add(row["person"])
    return min(size.values()), min(people.values())
