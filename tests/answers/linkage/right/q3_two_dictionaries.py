# Keeps a number and a set for each class.
def k_of(rows, quasi):
    number, who = {}, {}
    for row in rows:
        name = tuple(map(row.get, quasi))
        number[name] = number.get(name, 0) + 1
        who.setdefault(name, set()).add(row["person"])
    return np.array([min(number.values()), min(len(people) for people in who.values())])
