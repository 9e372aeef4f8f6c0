# Draws each answer from the row of the channel that belongs to the truth.
def flip_answers(data, p, rng):
    chance_of_yes = {0: p, 1: 1 - p}
    return np.array([rng.uniform() < chance_of_yes[bit] for bit in data], dtype=int)
