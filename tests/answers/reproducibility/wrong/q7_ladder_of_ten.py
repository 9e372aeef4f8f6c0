# More than ten hypotheses are tested in blocks of ten with a ladder each, and the blocks put together
# Witness: found([Fraction(1, 50)] + [Fraction(1)] * 9 + [Fraction(1, 100)] , Fraction(1, 10)) gives [10], right is []
def found(p_values, level):
    places = []
    for start in range(0, len(p_values), 10):
        part = p_values[start : start + 10]
        m, ordered = len(part), sorted(part)
        good = [i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m]
        if good:
            places += [start + j for j, p in enumerate(part) if p <= ordered[max(good) - 1]]
    return places
