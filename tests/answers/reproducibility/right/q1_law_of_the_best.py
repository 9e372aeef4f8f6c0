# The law of the best score, model by model, as a list of probabilities.
def best_by_luck(people, models, hits):
    """The chance that the best of so many coin-tossing models scores at least so many hits."""
    one = [Fraction(math.comb(people, k), 2**people) for k in range(people + 1)]
    best = [Fraction(int(k == 0)) for k in range(people + 1)]
    for _ in range(models):
        new = [Fraction(0)] * (people + 1)
        for (i, p), (j, q) in itertools.product(enumerate(best), enumerate(one)):
            new[max(i, j)] += p * q
        best = new
    return sum(best[hits:], Fraction(0))
