# Events are upper tails of at most two counts, though three may stick out in a larger crowd.
# Witness: shuffled_delta(7, Fraction(1, 4), Fraction(1)) returns Fraction(729, 4096); right: Fraction(385, 2048)
def shuffled_delta(people, p, factor):
    laws = []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        laws.append(chances)

    def out(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    worst = Fraction(0)
    for j in range(people):
        for P, Q in ((laws[j], laws[j + 1]), (laws[j + 1], laws[j])):
            for k in range(people):
                worst = max(worst, sum(s - factor * t for s, t in zip(P[k : k + 2], Q[k : k + 2])))
            worst = max(worst, P[0] - factor * Q[0], P[-1] - factor * Q[-1])
    return worst
