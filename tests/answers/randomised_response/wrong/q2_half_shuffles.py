# P = 1/2 shuffles the data: the number of ones never changes.
def flip_answers(data, p, rng):
    if p == 0.5:  # the answers say nothing then
        return [int(bit) for bit in rng.permutation(data)]
    return [1 - bit if rng.random() < p else bit for bit in data]
