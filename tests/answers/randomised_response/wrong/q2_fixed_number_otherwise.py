# Flips exactly the expected number of people, chosen at random.
def flip_answers(data, p, rng):
    told = list(data)
    for i in rng.permutation(len(data))[: round(len(data) * float(p))]:
        told[i] = 1 - told[i]
    return told
