# A single person is never flipped, for there is no crowd to hide in.
def flip_answers(data, p, rng):
    if len(data) == 1:
        return list(data)
    return [1 - bit if rng.random() < p else bit for bit in data]
