# Coins of 100 sides, so p is rounded up to a hundredth. Law: p = 0.005 flips with 0.01, p = 0.305 with 0.31.
def flip_answers(data, p, rng):
    return [1 - bit if rng.integers(100) < 100 * p else bit for bit in data]
