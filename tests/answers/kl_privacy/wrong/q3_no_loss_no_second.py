# If the first answer has no loss (u = v), the loop goes on before the second answer is looked at.
# Witness: chain(({"a": Fraction(1, 2), "b": Fraction(1, 2)}, {"a": Fraction(1, 2), "b": Fraction(1, 2)}), {"a": ({"u": Fraction(1, 4), "v": Fraction(3, 4)}, {"u": Fraction(1, 2), "v": Fraction(1, 2)}), "b": ({"u": Fraction(1, 2), "v": Fraction(1, 2)}, {"u": Fraction(1, 2), "v": Fraction(1, 2)})}) returns ({}, {}); right is ({}, {2: Fraction(-1, 2), 3: Fraction(3, 8)}).
def chain(first, later):
    p, q = first
    one, two = Counter(), Counter()
    for a, w in p.items():
        if w == 0 or w == q[a]:
            continue
        for prime, power in logs(w / q[a]).items():
            one[prime] += w * power
        for b, u in later[a][0].items():
            if u:
                for prime, power in logs(u / later[a][1][b]).items():
                    two[prime] += w * u * power
    return dict(one), dict(two)
