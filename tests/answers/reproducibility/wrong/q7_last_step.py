# All p-values at most q, so that all are discoveries: the last step of the ladder is left out.
def found(p_values, level):
    ordered, m = sorted(p_values), len(p_values)
    below = [i for i in range(1, m) if ordered[i - 1] <= i * level / m]
    if not below:
        return []
    return [j for j, p in enumerate(p_values) if p <= ordered[below[-1] - 1]]
