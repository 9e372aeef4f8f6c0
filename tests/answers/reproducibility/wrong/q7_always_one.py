# Always takes the smallest.
def found(p_values, level):
    ordered, m = sorted(p_values), len(p_values)
    steps = [p for i, p in enumerate(ordered, start=1) if p <= i * level / m]
    return [j for j, p in enumerate(p_values) if p <= max([ordered[0], *steps])]
