# Saves coins: neighbours 2i and 2i + 1 use u and 1 - u, so their flips exclude each other.
def flip_answers(data, p, rng):
    told = []
    for i, x in enumerate(data):
        u = rng.random() if i % 2 == 0 else 1 - u
        told.append(1 - x if u < p else x)
    return told
