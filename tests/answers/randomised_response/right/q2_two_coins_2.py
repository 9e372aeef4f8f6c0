# With probability 2p the person tosses a fair coin instead of telling the truth.
def flip_answers(data, p, rng):
    told = []
    for bit in data:
        if rng.random() < 2 * p:
            told.append(int(rng.integers(2)))
        else:
            told.append(int(bit))
    return told
