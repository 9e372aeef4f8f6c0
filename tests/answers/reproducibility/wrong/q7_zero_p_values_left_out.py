# Takes p-values of 0 for missing ones and never calls them discoveries.
def found(p_values, level):
    """The places of the discoveries by Benjamini and Hochberg."""
    m = len(p_values)
    limits = [p for i, p in enumerate(sorted(p_values), 1) if p * m <= i * level]
    return [j for j, p in enumerate(p_values) if limits and p and p <= limits[-1]]
