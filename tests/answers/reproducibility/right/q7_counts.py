# For each limit counts how many are below it.
def found(p_values, level):
    m = len(p_values)
    limit = -1
    for r in range(1, m + 1):
        if sum(p <= r * level / m for p in p_values) >= r:
            limit = r * level / m
    return [j for j, p in enumerate(p_values) if p <= limit]
