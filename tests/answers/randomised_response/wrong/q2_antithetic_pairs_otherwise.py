# Neighbours in the list share a number, u and 1 - u.
def flip_answers(data, p, rng):
    told, u = [], None
    for i, bit in enumerate(data):
        u = rng.random() if i % 2 == 0 else 1 - u
        told.append(1 - bit if u < p else bit)
    return told
