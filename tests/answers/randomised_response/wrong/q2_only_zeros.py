# Lets only people with 0 flip.
def flip_answers(data, p, rng):
    return [1 - bit if bit == 0 and rng.random() < p else bit for bit in data]
