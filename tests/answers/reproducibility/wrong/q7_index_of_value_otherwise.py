# Places are looked up by value, so equal p-values give the same place twice.
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    i = max([i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m], default=0)
    return sorted(p_values.index(p) for p in ordered[:i])
