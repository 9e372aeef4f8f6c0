# Gives up at once if the smallest p-value is above the third step, though a later one may rescue all.
def found(p_values, level):
    m = len(p_values)
    ordered = sorted(p_values)
    if ordered[0] > min(3, m) * level / m:
        return []
    i = max([i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m], default=0)
    return [j for j, p in enumerate(p_values) if i and p <= ordered[i - 1]]
