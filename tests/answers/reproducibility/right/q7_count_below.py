# Count below.
def found(p_values, level):
    m = len(p_values)
    for i in range(m, 0, -1):
        limit = Fraction(i) * level / m
        if sum(p <= limit for p in p_values) >= i:
            return tuple(j for j in range(m) if p_values[j] <= limit)
    return ()
