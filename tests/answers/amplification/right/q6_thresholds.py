# The worst event is a threshold: at least so many, or fewer.
def shuffled_delta(people, p, factor):
    def pmf(ones):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = [s * (1 - q) + g * q for s, g in zip([*chances, 0], [0, *chances])]
        return chances

    worst = Fraction(0)
    for j in range(people):
        low, high = pmf(j), pmf(j + 1)
        for t in range(people + 2):
            worst = max(
                worst, sum(high[t:]) - factor * sum(low[t:]), sum(low[:t]) - factor * sum(high[:t])
            )
    return worst
