# Adjusted p values
def found(p_values, level):
    m, order = len(p_values), sorted(range(len(p_values)), key=p_values.__getitem__)
    least, out = Fraction(10**6), []
    for rank in range(m, 0, -1):
        j = order[rank - 1]
        least = min(least, p_values[j] * m / rank)
        if least <= level:
            out.append(j)
    return np.array(sorted(out), dtype=int)
