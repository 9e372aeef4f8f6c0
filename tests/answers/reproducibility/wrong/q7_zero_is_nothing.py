# Takes a limit of 0 for no limit, so that a p-value of 0 alone is no discovery.
def found(p_values, level):
    """The places of the discoveries by Benjamini and Hochberg."""
    m, limit = len(p_values), 0
    for i, p in enumerate(sorted(p_values), start=1):
        if p <= Fraction(i) * level / m:
            limit = p
    if not limit:
        return []
    return [j for j, p in enumerate(p_values) if p <= limit]
