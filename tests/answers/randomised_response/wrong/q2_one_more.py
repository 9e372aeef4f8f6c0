# Ones flip with p, zeros with p of the tosses that are left.
def flip_answers(data, p, rng):
    return [1 - x if rng.random() < (p if x else p * (1 - p)) else x for x in data]
