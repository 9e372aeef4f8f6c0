# Remembers the first part by P alone, not by Q.
# Witness: after chain(({"a": Fraction(1, 4), "b": Fraction(3, 4)}, {"a": Fraction(1, 2), "b": Fraction(1, 2)}), {"a": ({"u": Fraction(1)}, {"u": Fraction(1)}), "b": ({"u": Fraction(1)}, {"u": Fraction(1)})}), chain(({"a": Fraction(1, 4), "b": Fraction(3, 4)}, {"a": Fraction(1, 3), "b": Fraction(2, 3)}), {"a": ({"u": Fraction(1)}, {"u": Fraction(1)}), "b": ({"u": Fraction(1)}, {"u": Fraction(1)})}) returns ({2: Fraction(-1, 1), 3: Fraction(3, 4)}, {}); right is ({3: Fraction(7, 4), 2: Fraction(-11, 4)}, {}).
_first = {}


def chain(first, later):
    p, q = first
    key = tuple(p.items())
    if key not in _first:
        one = Counter()
        for a, w in p.items():
            if w:
                for prime, power in logs(w / q[a]).items():
                    one[prime] += w * power
        _first[key] = dict(one)
    two = Counter()
    for a, w in p.items():
        for b, u in later[a][0].items():
            if w and u:
                for prime, power in logs(u / later[a][1][b]).items():
                    two[prime] += w * u * power
    return dict(_first[key]), dict(two)
