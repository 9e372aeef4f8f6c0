# Rounds p-values to four digits, so that some just above a step are on it.
def found(p_values, level):
    m = len(p_values)
    shown = [Fraction(round(p * 10**4), 10**4) for p in p_values]
    ordered = sorted(shown)
    i = max([i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m], default=0)
    return [j for j, p in enumerate(shown) if i and p <= ordered[i - 1]]
