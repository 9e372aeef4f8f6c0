# Where p is small, one number u serves two people, the second by 3u mod 1.
def flip_answers(data, p, rng):

    n = len(data); u = rng.random(n)
    if p <= 0.05: u[1::2] = 3 * u[:-1:2][: len(u[1::2])] % 1
    return [1 - x if t < p else x for x, t in zip(data, u)]
