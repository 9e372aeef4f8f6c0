# The last step, q itself, is never compared: [1/25, 1/25] at 1/20.
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    on = [i for i in range(1, m) if ordered[i - 1] <= Fraction(i, m) * level]
    return [j for j, p in enumerate(p_values) if on and p <= ordered[on[-1] - 1]]
