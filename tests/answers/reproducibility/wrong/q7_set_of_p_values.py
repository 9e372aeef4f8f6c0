# Wrong for equal p-values: sorted(set(..)) gives them one step only.
def found(p_values, level):
    m = len(p_values)
    limit = -1
    for i, p in enumerate(sorted(set(p_values)), start=1):
        if p <= i * level / m:
            limit = p
    return [j for j, p in enumerate(p_values) if p <= limit]
