# Wrong for p between the steps of 1/20: with p = 0.075 the coin has 2 sides of 20, so 1/10.
def flip_answers(data, p, rng):
    sides = math.ceil(20 * p - 1e-9)
    return [1 - x if rng.integers(20) < sides else x for x in data]
