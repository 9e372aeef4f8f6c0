# By adjusted p values.
def found(p_values, level):
    m = len(p_values)
    order = sorted(range(m), key=p_values.__getitem__)
    adjusted, least = {}, Fraction(1)
    for rank in range(m, 0, -1):
        j = order[rank - 1]
        least = min(least, p_values[j] * m / rank)
        adjusted[j] = least
    return np.array([j for j in range(m) if adjusted[j] <= level], dtype=int)
