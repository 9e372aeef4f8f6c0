# Looks at the columns one by one.
def k_of(rows, quasi):
    sizes = [(len(rows), len({row["person"] for row in rows}))]
    for c in quasi:
        for value in {row[c] for row in rows}:
            group = [row["person"] for row in rows if row[c] == value]
            sizes.append((len(group), len(set(group))))
    return min(n for n, _ in sizes), min(m for _, m in sizes)
