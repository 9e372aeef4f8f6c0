# Draws flips by choice.
def flip_answers(data, p, rng):
    flips = rng.choice([0, 1], size=len(data), p=[1 - p, p])
    return [abs(x - f) for x, f in zip(data, flips)]
