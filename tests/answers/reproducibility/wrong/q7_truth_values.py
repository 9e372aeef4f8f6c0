# Returns truth values.
def found(p_values, level):
    ordered, m = sorted(p_values), len(p_values)
    steps = [p for i, p in enumerate(ordered, start=1) if p <= i * level / m]
    return [bool(steps) and p <= max(steps) for p in p_values]
