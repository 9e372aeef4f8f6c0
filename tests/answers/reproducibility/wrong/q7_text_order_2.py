# Wrong for ten and more p-values: places were sorted as texts.
def found(p_values, level):
    m = len(p_values)
    ordered = sorted(p_values)
    limit = max([p for i, p in enumerate(ordered, 1) if p <= i * level / m], default=-1)
    return [int(j) for j in sorted(str(j) for j, p in enumerate(p_values) if p <= limit)]
