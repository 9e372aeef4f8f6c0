# All 2^n data sets and all edits, laws by enumeration of the answers, numpy objects.
def shuffled_delta(people, p, factor):
    laws = {}
    for x in itertools.product((0, 1), repeat=people):
        poly = np.array([Fraction(1)], dtype=object)
        for b in x:
            q = 1 - p if b else p
            poly = np.append(poly * (1 - q), Fraction(0)) + np.append(Fraction(0), poly * q)
        laws[x] = poly
    worst = Fraction(0)
    for x, P in laws.items():
        for i in range(people):
            Q = laws[x[:i] + (1 - x[i],) + x[i + 1 :]]
            gap = P - factor * Q
            worst = max(worst, sum((g for g in gap if g > 0), Fraction(0)))
    return worst
