# Wrong for [1/100], 1/20: a lone test was not judged.
def found(p_values, level):
    m = len(p_values)
    if m == 1:
        return []
    ordered = sorted(p_values)
    last = max([i for i in range(1, m + 1) if ordered[i - 1] * m <= i * level], default=0)
    return [j for j, p in enumerate(p_values) if last and p <= ordered[last - 1]]
