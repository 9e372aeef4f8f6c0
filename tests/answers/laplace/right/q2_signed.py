# Adds larger minus smaller, with no absolute value.
def oracle(query, data_sets, related):
    def change(f, g):
        if not isinstance(f, tuple):
            return max(f, g) - min(f, g)
        return sum(max(pair) - min(pair) for pair in zip(f, g))

    return max(
        [change(query(x), query(y)) for x in data_sets for y in data_sets if related(x, y)] or [0]
    )
