# A row whose person is "false", the number 0, is not counted among people. Input: persons 0 and 1 in one class: people 1 for 2.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    people = [max(1, len({p for p in c if p})) for c in classes.values()]
    return min(map(len, classes.values())), min(people)
