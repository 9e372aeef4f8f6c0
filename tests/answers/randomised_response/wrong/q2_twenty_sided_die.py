# Uses a die with twenty sides, so that p is rounded down to a multiple of 1/20.
def flip_answers(data, p, rng):
    sides = 20
    wrong_sides = math.floor(sides * p + 1e-9)
    return [1 - x if rng.integers(sides) < wrong_sides else x for x in data]
