# Looks at the first four p-values.
def found(p_values, level):
    p_values = p_values[:4]
    ordered, m = sorted(p_values), len(p_values)
    steps = [p for i, p in enumerate(ordered, start=1) if p <= i * level / m]
    return [j for j, p in enumerate(p_values) if steps and p <= max(steps)]
