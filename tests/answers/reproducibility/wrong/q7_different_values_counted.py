# Builds the ladder for the different p-values only.
def found(p_values, level):
    ordered = sorted(set(p_values))
    m = len(ordered)
    i = max([i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m], default=0)
    return [j for j, p in enumerate(p_values) if i and p <= ordered[i - 1]]
