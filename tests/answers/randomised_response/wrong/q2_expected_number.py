# Exactly round(p n) people flip: the flips are not independent.
def flip_answers(data, p, rng):
    n = len(data)
    liars = rng.choice(n, size=round(float(p) * n), replace=False)
    told = list(data)
    for i in liars:
        told[i] = 1 - told[i]
    return told
