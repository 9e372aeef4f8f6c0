# Each person is counted in their last class only, though the rows may be in several.
def k_of(rows, quasi):
    sizes, home = Counter(), {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        sizes[name] += 1
        home[row["person"]] = name
    return min(sizes.values()), min(Counter(home.values()).values())
