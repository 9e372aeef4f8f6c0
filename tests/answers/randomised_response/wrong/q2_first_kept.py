# The first person of a long list always tells the truth.
def flip_answers(data, p, rng):
    told = [1 - x if rng.random() < p else x for x in data]
    if len(told) > 3:
        told[0] = data[0]
    return told
