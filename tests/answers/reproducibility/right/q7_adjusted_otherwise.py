# Adjusted p-values: a running minimum from above
def found(p_values, level):
    m = len(p_values)
    order = sorted(range(m), key=lambda j: p_values[j])
    best, chosen = None, set()
    for rank in range(m, 0, -1):
        j = order[rank - 1]
        own = p_values[j] * m / Fraction(rank)
        best = own if best is None or own < best else best
        if best <= level:
            chosen.add(j)
    return sorted(chosen)
