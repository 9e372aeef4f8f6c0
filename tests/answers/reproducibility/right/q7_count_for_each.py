# For each p-value as a limit, counts how many are at most as large; the largest limit that keeps below its step decides.
def found(p_values, level):
    """The places of the discoveries by Benjamini and Hochberg."""
    m = len(p_values)
    good = [v for v in p_values if v * m <= level * sum(p <= v for p in p_values)]
    return [j for j, p in enumerate(p_values) if any(p <= v for v in good)]
