# Counts how often the person changes from row to row of a class, as if each person's rows were together.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])

    def people(c):
        return 1 + sum(a != b for a, b in itertools.pairwise(c))

    return min(map(len, classes.values())), min(map(people, classes.values()))
