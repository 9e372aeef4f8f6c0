# Max generator.
def _probabilities(utilities, base):
    low = min(utilities)
    weights = [Fraction(base) ** (u - low) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]


def worst_ratio(table, base):
    rows = [_probabilities(row, base) for row in table]
    return max(
        max(p, q) / min(p, q) for i in range(1, len(rows)) for p, q in zip(rows[i - 1], rows[i])
    )
