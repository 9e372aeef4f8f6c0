# One person alone: the loop over later people leaves the first without a coin if there is no other.
def flip_answers(data, p, rng):
    if len(data) == 1:
        return list(data)
    return [1 - x if rng.random() < p else x for x in data]
