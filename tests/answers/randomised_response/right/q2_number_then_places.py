# First the number of flips (binomial), then which people, without replacement.
def flip_answers(data, p, rng):
    n = len(data)
    k = rng.binomial(n, float(p))
    flipped = set(rng.choice(n, size=k, replace=False).tolist())
    return [bit ^ 1 if i in flipped else bit for i, bit in enumerate(data)]
