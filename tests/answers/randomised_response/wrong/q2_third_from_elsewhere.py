# The third person's coin comes from numpy's own chance, and not from rng.
def flip_answers(data, p, rng):

    u = rng.random(len(data))
    if len(data) > 2: u[2] = np.random.random()
    return [1 - x if t < p else x for x, t in zip(data, u)]
