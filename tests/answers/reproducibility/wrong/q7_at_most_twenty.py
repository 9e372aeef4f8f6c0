# More than twenty discoveries: only the first twenty steps are looked at.
def found(p_values, level):
    ordered, m = sorted(p_values), len(p_values)
    below = [i for i in range(1, min(m, 20) + 1) if ordered[i - 1] <= i * level / m]
    if not below:
        return []
    return [j for j, p in enumerate(p_values) if p <= ordered[below[-1] - 1]]
