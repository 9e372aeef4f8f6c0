# Chance is drawn from numpy's global generator, not from rng: the same seed gives other answers.
def flip_answers(data, p, rng):
    flips = np.random.random(len(data)) < float(p)
    return [int(bit != flip) for bit, flip in zip(data, flips)]
