# The last step of the ladder, q itself, is left out by one.
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    best = 0
    for i in range(1, m):
        if ordered[i - 1] <= i * level / m:
            best = i
    return [j for j, p in enumerate(p_values) if best and p <= ordered[best - 1]]
