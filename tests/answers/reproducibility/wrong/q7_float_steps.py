# A p-value that is on its step exactly: rounded floats may refuse it.
def found(p_values, level):
    ordered, m = sorted(map(float, p_values)), len(p_values)
    below = [i for i in range(1, m + 1) if ordered[i - 1] <= i * float(level) / m]
    if not below:
        return []
    return [j for j, p in enumerate(p_values) if float(p) <= ordered[below[-1] - 1]]
