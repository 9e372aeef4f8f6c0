# Takes a p-value of 0 for missing.
def found(p_values, level):
    m = len(p_values)
    ordered = sorted(p for p in p_values if p)
    i = max([i for i, p in enumerate(ordered, 1) if p <= i * level / m], default=0)
    return [j for j, p in enumerate(p_values) if i and p and p <= ordered[i - 1]]
