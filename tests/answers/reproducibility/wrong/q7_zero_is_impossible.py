# Wrong for a p-value 0: the limit 0 was taken for no limit.
def found(p_values, level):
    m = len(p_values)
    ordered = sorted(p_values)
    limit = max([p for i, p in enumerate(ordered, 1) if p <= i * level / m], default=-1)
    return [int(j) for j in sorted(str(j) for j, p in enumerate(p_values) if p <= limit)]
