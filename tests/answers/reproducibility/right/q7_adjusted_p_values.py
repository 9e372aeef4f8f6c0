# Adjusted p-values: running minimum of m p / i from the largest down
def found(p_values, level):
    m = len(p_values)
    order = sorted(range(m), key=lambda j: p_values[j], reverse=True)
    least, chosen = Fraction(2), set()
    for above, j in enumerate(order):
        least = min(least, p_values[j] * m / (m - above))
        if least <= level:
            chosen.add(j)
    return tuple(sorted(chosen))
