# All data sets that follow each other, both orders.
def shuffled_delta(people, p, factor):
    laws = []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        laws.append(chances)
    return max(
        sum(max(s - factor * t, 0) for s, t in zip(P, Q))
        for one, two in itertools.pairwise(laws)
        for P, Q in ((one, two), (two, one))
    )
