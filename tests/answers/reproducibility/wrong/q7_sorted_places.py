# Returns places in the sorted list.
def found(p_values, level):
    ordered, m = sorted(p_values), len(p_values)
    steps = [p for i, p in enumerate(ordered, start=1) if p <= i * level / m]
    return [j for j, p in enumerate(ordered) if steps and p <= max(steps)]
