# Arrays of fractions
def found(p_values, level):
    p = np.array([Fraction(v) for v in p_values], dtype=object)
    order = np.argsort(p, kind="stable")
    below = np.array([bool(p[j] <= level * (i + 1) / len(p)) for i, j in enumerate(order)])
    k = np.flatnonzero(below).max() + 1 if below.any() else 0
    return np.sort(order[:k])
