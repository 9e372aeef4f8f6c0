# Goes from the last to the first, with a wheel of ten thousand fields.
def flip_answers(data, p, rng):
    told = []
    for x in reversed(list(data)):
        told.insert(0, (x + (int(rng.integers(10000)) < p * 10000)) % 2)
    return [int(a) for a in told]
