# Another way: adjusted.
def adjusted(p_values):
    m = len(p_values)
    order = sorted(range(m), key=lambda j: p_values[j])
    smallest, out = None, [None] * m
    for i in range(m, 0, -1):
        q = p_values[order[i - 1]] * m / i
        smallest = q if smallest is None else min(smallest, q)
        out[order[i - 1]] = smallest
    return out


def found(p_values, level):
    return [j for j, q in enumerate(adjusted(p_values)) if q <= level]
