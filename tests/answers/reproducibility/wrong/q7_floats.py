# The ladder is built of floats, and a p-value just on its step is lost.
def found(p_values, level):
    m = len(p_values)
    ordered = sorted(float(p) for p in p_values)
    step = float(level) / m
    i = max([i for i in range(1, m + 1) if ordered[i - 1] <= i * step], default=0)
    return [j for j, p in enumerate(p_values) if i and float(p) <= ordered[i - 1]]
