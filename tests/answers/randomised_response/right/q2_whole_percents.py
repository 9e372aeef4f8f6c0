# Rounds p to whole percents, which is off by at most 1/200, and compares with whole numbers below 100.
def flip_answers(data, p, rng):
    percent = round(100 * p)
    return [bit ^ (rng.integers(100) < percent) for bit in data]
