# A sorted copy and groupby.
def k_of(rows, quasi):
    def name(row):
        return [row[c] for c in quasi]

    sizes, heads = [], []
    for _, group in itertools.groupby(sorted(rows, key=name), key=name):
        group = [row["person"] for row in group]
        sizes.append(len(group))
        heads.append(len(Counter(group)))
    return [min(sizes), min(heads)]
