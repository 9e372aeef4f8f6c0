# P is rounded to whole percents: p = 0.004 never flips.
def flip_answers(data, p, rng):
    percent = round(100 * p)
    return [1 - bit if rng.integers(100) < percent else bit for bit in data]
