# Counts the chance in twentieths.
def flip_answers(data, p, rng):
    return [1 - bit if rng.integers(20) < round(20 * p) else bit for bit in data]
