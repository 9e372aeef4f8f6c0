# All in whole numbers over a common denominator, one division at the end; 0 as int.
def shuffled_delta(people, p, factor):
    a, d = p.numerator, p.denominator
    u, v = factor.numerator, factor.denominator

    def law(j):
        poly = [1]
        for i in range(people):
            no, yes = (a, d - a) if i < j else (d - a, a)
            poly = [
                (poly[k] * no if k < len(poly) else 0) + (poly[k - 1] * yes if k else 0)
                for k in range(len(poly) + 1)
            ]
        return poly

    worst = 0
    for j in range(people):
        for P, Q in itertools.permutations((law(j), law(j + 1))):
            worst = max(worst, sum(v * s - u * t for s, t in zip(P, Q) if v * s > u * t))
    return Fraction(worst, v * d**people) if worst else 0
