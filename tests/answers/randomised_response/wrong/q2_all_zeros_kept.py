# If nobody has a one there is nothing to hide, so the zeros answer truthfully.
def flip_answers(data, p, rng):
    if not any(data):
        return [0] * len(data)
    return [1 - x if rng.random() < p else x for x in data]
