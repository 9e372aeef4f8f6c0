# All events, that is sets of counts, for all neighbours: brute force in whole numbers.
def shuffled_delta(people, p, factor):
    a, b = p.numerator, p.denominator
    c, d = factor.numerator, factor.denominator

    def law(ones):
        row = [0] * (people + 1)
        for j in range(ones + 1):
            for i in range(people - ones + 1):
                flips = ones - j + i
                ways = math.comb(ones, j) * math.comb(people - ones, i)
                row[j + i] += ways * a**flips * (b - a) ** (people - flips)
        return row

    laws = [law(j) for j in range(people + 1)]
    best = 0
    for P, Q in list(zip(laws, laws[1:])) + list(zip(laws[1:], laws)):
        excess = [d * s - c * t for s, t in zip(P, Q)]
        for event in itertools.product((0, 1), repeat=people + 1):
            best = max(best, sum(itertools.compress(excess, event)))
    return Fraction(best, d * b**people)
