# Rounds p up to twentieths.
def flip_answers(data, p, rng):
    return [1 - x if rng.integers(20) < 20 * p else x for x in data]
