# Classes are formed for each pair of columns, and the smallest of all is taken.
def k_of(rows, quasi):
    sizes, people = [], []
    for pair in itertools.combinations(quasi, 2) if len(quasi) > 2 else [quasi]:
        classes = {}
        for r in rows:
            classes.setdefault(tuple(r[c] for c in pair), []).append(r["person"])
        sizes += [len(c) for c in classes.values()]
        people += [len(set(c)) for c in classes.values()]
    return min(sizes), min(people)
