# If all bits are zero there is nothing to hide, so nobody flips.
def flip_answers(data, p, rng):
    if not any(data):
        return [0] * len(data)
    return [1 - bit if rng.random() < p else bit for bit in data]
