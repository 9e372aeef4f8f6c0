# People are counted by changes of the person from row to row, so that one who comes back counts twice.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    people = [1 + sum(u != v for u, v in zip(p, p[1:])) for p in classes.values()]
    return min(len(p) for p in classes.values()), min(people)
