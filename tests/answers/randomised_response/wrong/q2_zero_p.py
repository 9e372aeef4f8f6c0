# No coin at a p below one percent.
def flip_answers(data, p, rng):
    return [1 - x if p >= 0.01 and rng.random() < p else x for x in data]
