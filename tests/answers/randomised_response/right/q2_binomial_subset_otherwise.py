# First the number of flips, then who flips: a random subset of that size.
def flip_answers(data, p, rng):
    n = len(data)
    how_many = int(rng.binomial(n, float(p)))
    chosen = set(rng.choice(n, size=how_many, replace=False).tolist())
    return tuple(1 - x if i in chosen else x for i, x in enumerate(data))
