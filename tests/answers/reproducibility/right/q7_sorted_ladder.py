# Sorted ladder.
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    limit = None
    for i in range(1, m + 1):
        if ordered[i - 1] <= i * level / m:
            limit = ordered[i - 1]
    if limit is None:
        return []
    return [j for j, p in enumerate(p_values) if p <= limit]
