# Numpy with exact fractions in it.
def found(p_values, level):
    values = np.array(p_values, dtype=object)
    order = sorted(range(len(values)), key=values.__getitem__)
    m = len(values)
    passing = [i for i in range(m) if values[order[i]] <= (i + 1) * level / m]
    if not passing:
        return np.array([], dtype=int)
    return np.flatnonzero([v <= values[order[passing[-1]]] for v in values])
