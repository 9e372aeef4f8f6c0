# Uses the global generator of numpy and not rng.
def flip_answers(data, p, rng):
    return [1 - x if np.random.random() < p else x for x in data]
