# The result is brought to a denominator of at most 100000.
# Witness: shuffled_delta(7, Fraction(1, 10), Fraction(3, 2)) returns Fraction(32802, 82297); right: Fraction(1594323, 4000000)
def shuffled_delta(people, p, factor):
    laws = []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        laws.append(chances)

    def out(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    worst = max(max(out(P, Q), out(Q, P)) for P, Q in zip(laws, laws[1:]))
    return Fraction(worst).limit_denominator(100_000)
