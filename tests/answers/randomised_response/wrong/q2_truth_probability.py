# Takes p for the probability of the truth.
def flip_answers(data, p, rng):
    return [bit if rng.random() < p else 1 - bit for bit in data]
