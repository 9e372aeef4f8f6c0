# At p = 1/2 one toss of a coin decides whether everybody flips.
def flip_answers(data, p, rng):
    if p == 0.5:
        return [1 - x for x in data] if rng.random() < 0.5 else list(data)
    return [1 - x if rng.random() < p else x for x in data]
