# At p = 1/2 exactly half of the people flip, drawn at random.
def flip_answers(data, p, rng):
    if p == 0.5 and len(data) % 2 == 0:
        flips = rng.permutation([0, 1] * (len(data) // 2))
    else:
        flips = rng.random(len(data)) < p
    return [int(bit ^ int(x)) for bit, x in zip(data, flips)]
