# A coin with the exact probability
def labels(votes, teachers, sigma, rng):
    out = []
    for v in votes:
        p = math.erfc((teachers - 2 * v) / (2 * float(sigma))) / 2
        out.append(int(rng.random() < p))
    return tuple(out)
