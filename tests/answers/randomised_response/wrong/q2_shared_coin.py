# One uniform number is drawn for all people.
def flip_answers(data, p, rng):
    u = rng.random()
    return [1 - bit if u < p else bit for bit in data]
