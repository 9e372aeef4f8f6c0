# P-values that are below, above and below their steps: the largest i cannot be found by halving.
def found(p_values, level):
    ordered, m = sorted(p_values), len(p_values)
    low, high = 0, m
    if m <= 4:
        low = max((i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m), default=0)
        high = low
    while low < high:
        middle = (low + high + 1) // 2
        if ordered[middle - 1] <= middle * level / m:
            low = middle
        else:
            high = middle - 1
    return [j for j, p in enumerate(p_values) if low and p <= ordered[low - 1]]
