# Wrong for data that are all the same: the number of yes is right in law, but always the first people flip.
def flip_answers(data, p, rng):
    if len(set(data)) == 1 and len(data) > 1:
        flips = rng.binomial(len(data), p)
        return [1 - x for x in data[:flips]] + list(data[flips:])
    return [1 - x if rng.random() < p else x for x in data]
