# Equal p-values are taken for one step of the ladder and one hypothesis.
def found(p_values, level):
    ordered = sorted(set(p_values))
    m = len(ordered)
    good = [p for i, p in enumerate(ordered, 1) if p <= i * level / m]
    return [j for j, p in enumerate(p_values) if good and p <= good[-1]]
