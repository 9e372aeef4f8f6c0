# Wrong for votes [0] * 100 or [1] * 100, teachers 1, sigma 50: rows on which all agree get no noise.
def labels(votes, teachers, sigma, rng):
    said = []
    for v in votes:
        if v in (0, teachers):
            said.append(int(v > 0))
        else:
            said.append(int(v + rng.normal(0, sigma) > teachers - v + rng.normal(0, sigma)))
    return said
