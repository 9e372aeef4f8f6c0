# The number of flips is a rounded normal variable, so its law is not binomial. Law: n = 1, p = 0.05: flips with probability 0.02.
def flip_answers(data, p, rng):
    n = len(data)
    k = int(np.clip(np.rint(rng.normal(n * p, math.sqrt(n * p * (1 - p)))), 0, n))
    flipped = set(rng.permutation(n)[:k].tolist())
    return [1 - b if i in flipped else b for i, b in enumerate(data)]
