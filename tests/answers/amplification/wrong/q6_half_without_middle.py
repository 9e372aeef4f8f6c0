# By symmetry half of the data sets are looked at, but for odd numbers the middle pair is missed.
# Witness: shuffled_delta(3, Fraction(1, 3), Fraction(1, 1)) returns Fraction(4, 27); right: Fraction(5, 27)
def shuffled_delta(people, p, factor):
    laws = []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        laws.append(chances)

    def out(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    half = max(1, people // 2)
    return max(max(out(laws[j], laws[j + 1]), out(laws[j + 1], laws[j])) for j in range(half))
