# What is left after dividing by the primes below 14 is taken for a prime: 289 and 323 stay whole.
# Witness: chain(({"a": Fraction(1, 323), "b": Fraction(322, 323)}, {"a": Fraction(1, 2), "b": Fraction(1, 2)}), {"a": ({"u": Fraction(1)}, {"u": Fraction(1)}), "b": ({"u": Fraction(1)}, {"u": Fraction(1)})}) returns ({2: Fraction(645, 323), 323: Fraction(-1, 1), 7: Fraction(322, 323), 23: Fraction(322, 323)}, {}); right is ({2: Fraction(645, 323), 17: Fraction(-1, 1), 19: Fraction(-1, 1), 7: Fraction(322, 323), 23: Fraction(322, 323)}, {}).
def chain(first, later):
    def powers(ratio):
        found = {}
        for number, sign in ((ratio.numerator, 1), (ratio.denominator, -1)):
            for prime in (2, 3, 5, 7, 11, 13):
                while number % prime == 0:
                    found[prime] = found.get(prime, 0) + sign
                    number //= prime
            if number > 1:
                found[number] = found.get(number, 0) + sign
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
