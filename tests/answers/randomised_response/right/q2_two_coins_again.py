# Two coins again.
def flip_answers(data, p, rng):
    told = []
    for bit in data:
        if rng.random() < 2 * p:  # tails: a fair second coin speaks
            told.append(int(rng.integers(2)))
        else:
            told.append(bit)
    return tuple(told)
