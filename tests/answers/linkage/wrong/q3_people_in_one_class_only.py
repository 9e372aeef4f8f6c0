# A person is counted in the class of the first of her rows only. Input: person 1 with a = x and a = y, and no others: (1, 0).
def k_of(rows, quasi):
    classes, home = {}, {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        home.setdefault(row["person"], name)
        classes.setdefault(name, []).append(row["person"])
    people = [len({p for p in members if home[p] == name}) for name, members in classes.items()]
    return min(map(len, classes.values())), min(people)
