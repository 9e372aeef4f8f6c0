# Compares floats with a tolerance.
def found(p_values, level):
    s, m = sorted(map(float, p_values)), len(p_values)
    last = max((i for i in range(1, m + 1) if s[i - 1] <= i * float(level) / m + 1e-12), default=0)
    return [j for j, p in enumerate(p_values) if last and float(p) <= s[last - 1]]
