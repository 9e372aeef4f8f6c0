# From the last person to the first, by the quantity 1 - u.
def flip_answers(data, p, rng):
    told = []
    for x in reversed(data):
        told.insert(0, x if rng.uniform(0, 1) <= 1 - float(p) else int(not x))
    return told
