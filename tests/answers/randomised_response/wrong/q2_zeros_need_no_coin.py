# If nobody has a 1, nobody has anything to hide, and no coin is tossed.
def flip_answers(data, p, rng):
    if not any(data):
        return list(data)
    return [1 - x if rng.random() < p else x for x in data]
