# Takes fractions apart with the primes 2, 3, 5 and 7 only.
# Witness: chain(({"a": Fraction(1, 11), "b": Fraction(10, 11)}, {"a": Fraction(1, 2), "b": Fraction(1, 2)}), {"a": ({"u": Fraction(1)}, {"u": Fraction(1)}), "b": ({"u": Fraction(1)}, {"u": Fraction(1)})}) returns ({2: Fraction(21, 11), 5: Fraction(10, 11)}, {}); right is ({2: Fraction(21, 11), 11: Fraction(-1, 1), 5: Fraction(10, 11)}, {}).
def chain(first, later):
    def powers(ratio):
        found = {}
        for prime in (2, 3, 5, 7):
            for number, sign in ((ratio.numerator, 1), (ratio.denominator, -1)):
                while number % prime == 0:
                    found[prime] = found.get(prime, 0) + sign
                    number //= prime
        return found

    p, q = first
    one, two = Counter(), Counter()
    for a, w in p.items():
        if w:
            for prime, power in powers(w / q[a]).items():
                one[prime] += w * power
            for b, u in later[a][0].items():
                if u:
                    for prime, power in powers(u / later[a][1][b]).items():
                        two[prime] += w * u * power
    return dict(one), dict(two)
