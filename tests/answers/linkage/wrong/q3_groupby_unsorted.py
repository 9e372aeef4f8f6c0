# Uses itertools.groupby on rows that are not sorted.
def k_of(rows, quasi):
    sizes, people = [], []
    for _, group in itertools.groupby(rows, key=lambda row: tuple(row[c] for c in quasi)):
        group = list(group)
        sizes.append(len(group))
        people.append(len({row["person"] for row in group}))
    return min(sizes), min(people)
