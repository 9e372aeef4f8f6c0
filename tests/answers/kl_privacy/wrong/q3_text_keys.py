# Turns all answers into texts, so that 1 and "1" fall together.
# Witness: chain(({1: Fraction(1, 4), "1": Fraction(3, 4)}, {1: Fraction(1, 2), "1": Fraction(1, 2)}), {1: ({"u": Fraction(1)}, {"u": Fraction(1)}), "1": ({"u": Fraction(1)}, {"u": Fraction(1)})}) returns ({3: Fraction(3, 4), 2: Fraction(-3, 4)}, {}); right is ({2: Fraction(-1, 1), 3: Fraction(3, 4)}, {}).
def chain(first, later):
    def text(row):
        return {str(a): u for a, u in row.items()}

    p, q = map(text, first)
    later = {str(a): tuple(map(text, pair)) for a, pair in later.items()}
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
