# P_values.sort() changes the argument.
def found(p_values, level):
    before, m = list(p_values), len(p_values)
    p_values.sort()
    on = [p for i, p in enumerate(p_values, start=1) if p <= i * level / m]
    return [j for j, p in enumerate(before) if on and p <= on[-1]]
