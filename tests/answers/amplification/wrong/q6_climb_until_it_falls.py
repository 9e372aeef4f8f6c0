# From all zeros on it is looked only until the value no longer grows.
def shuffled_delta(people, p, factor):
    def law(j):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        return chances

    def over(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    worst = Fraction(-1)
    for j in range(people):
        here = max(over(law(j), law(j + 1)), over(law(j + 1), law(j)))
        if here < worst:
            break
        worst = here
    return worst
