# Uniforms spread evenly over the people: one in each n-th.
def flip_answers(data, p, rng):
    n = len(data)
    u = (rng.permutation(n) + rng.random(n)) / n
    return [int(x) ^ int(v < p) for x, v in zip(data, u)]
