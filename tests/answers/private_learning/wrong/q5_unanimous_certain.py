# A row on which all agree gets no noise.
def labels(votes, teachers, sigma, rng):
    out = []
    for v in votes:
        if v in (0, teachers):
            out.append(int(v > 0))
        else:
            out.append(int(v + rng.normal(0, sigma) > teachers - v + rng.normal(0, sigma)))
    return out
