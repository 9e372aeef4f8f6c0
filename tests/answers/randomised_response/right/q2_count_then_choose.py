# Draws how many flip, then who, uniformly: the same joint law.
def flip_answers(data, p, rng):
    n = len(data)
    how_many = int(rng.binomial(n, float(p)))
    who = set(int(i) for i in rng.choice(n, size=how_many, replace=False))
    return [1 - x if i in who else x for i, x in enumerate(data)]
