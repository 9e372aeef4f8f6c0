# At p = 1/2 exactly every second person flips, from a random start.
# Witness: flip_answers([0] * 10, 0.5, rng): the number of flips is always 5 (variance 0 instead of 2.5), and neighbours never flip together (probability 0 instead of 1/4).
def flip_answers(data, p, rng):
    if p == 0.5:
        start = rng.integers(2)
        return [int(x) ^ int((i + start) % 2) for i, x in enumerate(data)]
    return [1 - x if rng.random() < p else x for x in data]
