# The pair is chosen by its total variation, and the factor is put in only afterwards.
def shuffled_delta(people, p, factor):
    def law(j):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        return chances

    def over(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    def total(j):
        return sum(abs(s - t) for s, t in zip(law(j), law(j + 1)))

    j = max(range(people), key=total)
    return max(over(law(j), law(j + 1)), over(law(j + 1), law(j)))
