# Neighbours in the list use u and 1 - u: never both flip (p < 1/2), not independent.
def flip_answers(data, p, rng):
    told = []
    for i, bit in enumerate(data):
        u = rng.random() if i % 2 == 0 else 1 - u
        told.append(1 - bit if u < p else bit)
    return told
