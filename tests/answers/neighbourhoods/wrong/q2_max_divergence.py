# Lets dpedu compare the rows, pair by pair.
def worst_log_ratio(table, related):
    from dpedu.privacy import divergences

    outputs = list(dict.fromkeys(a for row in table.values() for a in row))
    rows = {x: [row.get(a, 0) for a in outputs] for x, row in table.items()}
    pairs = [(x, y) for x, y in itertools.permutations(table, 2) if related(x, y)]
    return max((divergences.max_divergence(rows[x], rows[y]) for x, y in pairs), default=0.0)
