# The answer 0 of the second mechanism is taken for "no answer" and skipped.
# Witness: chain(({"a": Fraction(1)}, {"a": Fraction(1)}), {"a": ({0: Fraction(1, 4), 1: Fraction(3, 4)}, {0: Fraction(1, 2), 1: Fraction(1, 2)})}) returns ({}, {3: Fraction(3, 4), 2: Fraction(-3, 4)}); right is ({}, {2: Fraction(-1, 1), 3: Fraction(3, 4)}).
def chain(first, later):
    p, q = first
    one, two = Counter(), Counter()
    for a, w in p.items():
        if w:
            for prime, power in logs(w / q[a]).items():
                one[prime] += w * power
            for b, u in later[a][0].items():
                if b and u:
                    for prime, power in logs(u / later[a][1][b]).items():
                        two[prime] += w * u * power
    return dict(one), dict(two)
