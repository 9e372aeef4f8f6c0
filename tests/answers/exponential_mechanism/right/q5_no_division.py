# No division.
def worst_ratio(table, base):
    """Compare weights and sums separately."""
    base = Fraction(base)
    totals = [sum(base**u for u in row) for row in table]
    best = 1
    for i in range(len(table) - 1):
        share = totals[i + 1] / totals[i]
        changes = [b - a for a, b in zip(table[i], table[i + 1])]
        best = max(best, base ** -min(changes) * share, base ** max(changes) / share)
    return best
