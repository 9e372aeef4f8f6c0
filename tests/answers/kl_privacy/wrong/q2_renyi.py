# Lets dpedu compute it, pair by pair, as the Rényi divergence of order 1.
def least_kappa(table, related):
    from dpedu.privacy import divergences

    rows = {x: list(row.values()) for x, row in table.items()}
    pairs = [(x, y) for x, y in itertools.permutations(table, 2) if related(x, y)]
    return max((divergences.renyi(rows[x], rows[y], 1) for x, y in pairs), default=0)
