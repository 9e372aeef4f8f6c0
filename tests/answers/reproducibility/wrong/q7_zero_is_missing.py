# A p-value of 0: taken for a missing one, and never a discovery.
def found(p_values, level):
    ordered, m = sorted(p_values), len(p_values)
    below = [i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m]
    if not below:
        return []
    return [j for j, p in enumerate(p_values) if p and p <= ordered[below[-1] - 1]]
