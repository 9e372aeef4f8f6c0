# By sorted ladder.
def found(p_values, level):
    m = len(p_values)
    ordered = sorted(p_values)
    limit = max([p for i, p in enumerate(ordered, start=1) if p <= i * level / m], default=-1)
    return [j for j, p in enumerate(p_values) if p <= limit]
