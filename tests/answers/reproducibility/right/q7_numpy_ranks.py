# Numpy ranks.
def found(p_values, level):
    p = np.array(p_values, dtype=object)
    order = np.argsort(p, kind="stable")
    steps = [Fraction(i + 1, len(p)) * level for i in range(len(p))]
    good = [i for i in range(len(p)) if p[order[i]] <= steps[i]]
    return np.sort(order[: good[-1] + 1]) if good else np.array([], dtype=int)
