# Different people are counted as changes from row to row, so that 1, 2, 1 are three people. Input: persons 1, 2, 1 in one class.
def k_of(rows, quasi):
    size, people, last = {}, {}, {}
    for row in rows:
        c = tuple(row[q] for q in quasi)
        size[c] = size.get(c, 0) + 1
        if c not in last or last[c] != row["person"]:
            people[c] = people.get(c, 0) + 1
        last[c] = row["person"]
    return min(size.values()), min(people.values())
