# Draws 200 coins and uses them again for the people after the 200th.
# Witness: flip_answers([0] * 400, 0.5, rng): persons i and i + 200 always flip together (correlation 1 instead of 0).
def flip_answers(data, p, rng):
    coins = rng.random(min(len(data), 200))
    return [1 - x if coins[i % 200] < p else x for i, x in enumerate(data)]
