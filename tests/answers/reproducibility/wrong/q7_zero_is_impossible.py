# Wrong for a p-value 0: the limit 0 was taken for no limit.
def found(p_values, level):
    m = len(p_values)
    limit = 0
    for i, p in enumerate(sorted(p_values), start=1):
        if p <= i * level / m:
            limit = p
    if not limit:
        return []
    return [j for j, p in enumerate(p_values) if p <= limit]
