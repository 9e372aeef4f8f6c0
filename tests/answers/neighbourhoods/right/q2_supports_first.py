# Compares the sets of possible outputs first, then the ratios.
def worst_log_ratio(table, related):
    pairs = [(x, y) for x, y in itertools.combinations(table, 2) if related(x, y)]
    possible = {x: {a for a, u in row.items() if u != 0} for x, row in table.items()}
    if any(possible[x] != possible[y] for x, y in pairs):
        return math.inf
    ratios = [1]
    for x, y in pairs:
        ratios += [table[x][a] / table[y][a] for a in possible[x]]
    return max(math.log(max(ratios)), -math.log(min(ratios)))
