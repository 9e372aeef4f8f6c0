# Where the factor is at least (1 - p)/p the answer is 0.0, a float.
# Witness: shuffled_delta(2, Fraction(1, 2), Fraction(1)) returns 0.0; right: Fraction(0, 1)
def shuffled_delta(people, p, factor):
    laws = []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        laws.append(chances)

    def out(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    if factor >= (1 - p) / p:
        return 0.0
    return max(max(out(P, Q), out(Q, P)) for P, Q in zip(laws, laws[1:]))
