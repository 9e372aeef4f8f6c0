# Draws coins for half the people and mirrors them (1 - u) for the rest, to save chance, in groups of 10 or fewer even people at large p.
def flip_answers(data, p, rng):
    n = len(data)
    if n % 2 == 0 and p > 0.3:
        u = rng.random(n // 2)
        u = np.concatenate([u, 1 - u])
    else:
        u = rng.random(n)
    return [1 - x if v < p else x for x, v in zip(data, u)]
