# Draws a whole number of percent, so p is rounded up to the next percent. Law: p=0.001 flips with 0.01.
def flip_answers(data, p, rng):
    return [1 - bit if rng.integers(100) < 100 * p else bit for bit in data]
