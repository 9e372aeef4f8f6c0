# Supports and generator.
def worst_log_ratio(table, related):
    clean = {x: {a: c for a, c in row.items() if c > 0} for x, row in table.items()}
    pairs = [(x, y) for x, y in itertools.combinations(clean, 2) if related(x, y)]
    if any(set(clean[x]) != set(clean[y]) for x, y in pairs):
        return math.inf
    return max(
        (abs(math.log(clean[x][a] / clean[y][a])) for x, y in pairs for a in clean[x]), default=0
    )
