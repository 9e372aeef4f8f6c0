# Zips the rows of x and x', though their answers may stand in another order.
# Witness: chain(({"a": Fraction(1, 4), "b": Fraction(3, 4)}, {"b": Fraction(3, 4), "a": Fraction(1, 4)}), {"a": ({"u": Fraction(1)}, {"u": Fraction(1)}), "b": ({"u": Fraction(1)}, {"u": Fraction(1)})}) returns ({3: Fraction(1, 2)}, {}); right is ({}, {}).
def chain(first, later):
    one, two = Counter(), Counter()
    for (a, u), v in zip(first[0].items(), first[1].values()):
        if u == 0:
            continue
        for prime, power in logs(u / v).items():
            one[prime] += u * power
        for s, t in zip(later[a][0].values(), later[a][1].values()):
            if s:
                for prime, power in logs(s / t).items():
                    two[prime] += u * s * power
    return dict(one), dict(two)
