# One uniform number per person in a comprehension.
def flip_answers(data, p, rng):
    return [1 - bit if rng.random() < p else bit for bit in data]
