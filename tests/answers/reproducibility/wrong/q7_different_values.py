# Equal p-values: the ladder has a step for each different value only.
def found(p_values, level):
    ordered = sorted(set(p_values))
    m = len(ordered)
    below = [i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m]
    if not below:
        return []
    return [j for j, p in enumerate(p_values) if p <= ordered[below[-1] - 1]]
