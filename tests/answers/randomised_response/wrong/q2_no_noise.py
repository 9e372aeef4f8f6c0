# Tells the truth: no noise at all.
def flip_answers(data, p, rng):
    return list(data)
