# Flips a binomial number of people, the first ones.
def flip_answers(data, p, rng):
    k = rng.binomial(len(data), p)
    return [1 - x if i < k else x for i, x in enumerate(data)]
