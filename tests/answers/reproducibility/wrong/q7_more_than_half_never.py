# A p-value above one half is never taken for a discovery, whatever the level.
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    i = max(
        [
            i
            for i in range(1, m + 1)
            if ordered[i - 1] <= i * level / m and ordered[i - 1] <= Fraction(1, 2)
        ],
        default=0,
    )
    return [j for j, p in enumerate(p_values) if i and p <= ordered[i - 1]]
