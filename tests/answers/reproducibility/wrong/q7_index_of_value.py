# Finds places by value, so that equal p-values share the first place.
def found(p_values, level):
    m = len(p_values)
    ordered = sorted(p_values)
    i = max([i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m], default=0)
    return sorted({p_values.index(p) for p in ordered[:i]})
