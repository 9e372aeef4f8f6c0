# At p = 1/2 half of an even number of people flip, never more or fewer, so that the data [0, 0] are always answered by exactly one yes.
def flip_answers(data, p, rng):
    n = len(data)
    if p == 0.5:
        half = list(rng.permutation(n - n % 2) % 2)
        flips = half + [rng.integers(2)] * (n % 2)
    else:
        flips = rng.random(n) < p
    return [int(bit) ^ int(flip) for bit, flip in zip(data, flips)]
