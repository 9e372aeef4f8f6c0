# Adjusted p-values.
def found(p_values, level):
    m = len(p_values)
    order = sorted(range(m), key=lambda j: p_values[j])
    adjusted, best = {}, None
    for i in range(m, 0, -1):
        value = p_values[order[i - 1]] * m / i
        best = value if best is None else min(best, value)
        adjusted[order[i - 1]] = best
    return sorted(j for j in adjusted if adjusted[j] <= level)
