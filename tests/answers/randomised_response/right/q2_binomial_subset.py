# Binomial subset.
def flip_answers(data, p, rng):
    # the number of flips is binomial; given the number, all sets of people are equally likely
    n = len(data)
    flips = int(rng.binomial(n, float(p)))
    liars = set(rng.permutation(n)[:flips].tolist())
    return [1 - bit if i in liars else bit for i, bit in enumerate(data)]
