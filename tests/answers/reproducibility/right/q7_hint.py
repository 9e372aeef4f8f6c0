# As in the hint
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    good = [i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m]
    if not good:
        return []
    return [j for j, p in enumerate(p_values) if p <= ordered[good[-1] - 1]]
