# Compares as floats, which takes a p-value of 1/2 + 1/10**20 for one on its step 1/2.
def found(p_values, level):
    """The places of the discoveries by Benjamini and Hochberg."""
    m = len(p_values)
    ordered = sorted(p_values)
    best = max((i for i in range(1, m + 1) if float(ordered[i - 1]) <= float(i * level / m)), default=0)
    return [j for j, p in enumerate(p_values) if best and p <= ordered[best - 1]]
