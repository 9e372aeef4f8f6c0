# With a single first answer nothing is lost, the student thinks, and returns two empty logarithms.
# Witness: chain(({"a": Fraction(1)}, {"a": Fraction(1)}), {"a": ({"u": Fraction(1, 4), "v": Fraction(3, 4)}, {"u": Fraction(1, 2), "v": Fraction(1, 2)})}) returns ({}, {}); right is ({}, {2: Fraction(-1, 1), 3: Fraction(3, 4)}).
def chain(first, later):
    p, q = first
    if len(p) == 1:
        return {}, {}
    one, two = Counter(), Counter()
    for a, w in p.items():
        if w:
            for prime, power in logs(w / q[a]).items():
                one[prime] += w * power
            for b, u in later[a][0].items():
                if u:
                    for prime, power in logs(u / later[a][1][b]).items():
                        two[prime] += w * u * power
    return dict(one), dict(two)
