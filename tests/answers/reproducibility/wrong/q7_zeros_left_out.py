# Takes a p-value of 0 for a missing one.
def found(p_values, level):
    s, m = sorted(p for p in p_values if p), len(p_values)
    good = [p for i, p in enumerate(s, start=1) if p <= i * level / m]
    return [j for j, p in enumerate(p_values) if good and p and p <= max(good)]
