# From the examples: with an odd number the ends are worst, with an even number the middle.
def shuffled_delta(people, p, factor):
    def law(j):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        return chances

    def over(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    j = 0 if people % 2 else people // 2
    j = min(j, people - 1)
    return max(over(law(j), law(j + 1)), over(law(j + 1), law(j)))
