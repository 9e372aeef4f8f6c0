# Removes p-values that occur twice before it sorts.
def found(p_values, level):
    m, s = len(set(p_values)), sorted(set(p_values))
    good = [p for i, p in enumerate(s, start=1) if p <= i * level / m]
    return [j for j, p in enumerate(p_values) if good and p <= max(good)]
