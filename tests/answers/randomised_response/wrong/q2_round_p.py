# Rounds p to two decimals.
def flip_answers(data, p, rng):
    return [1 - x if rng.random() < round(p, 2) else x for x in data]
