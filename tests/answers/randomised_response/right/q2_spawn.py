# A generator of their own for each person.
def flip_answers(data, p, rng):
    return [x ^ int(child.random() < p) for x, child in zip(data, rng.spawn(len(data)))]
