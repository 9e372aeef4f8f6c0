# Takes person 0 for nobody.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    people = [len({p for p in c if p != 0}) or 1 for c in classes.values()]
    return min(map(len, classes.values())), min(people)
