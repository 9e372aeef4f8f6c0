# Replaces the normal distribution function by the logistic one with the factor 1.702.
def labels(votes, teachers, sigma, rng):
    out = []
    for v in votes:
        z = (2 * v - teachers) / (sigma * math.sqrt(2))
        p = 1 / (1 + math.exp(-1.702 * max(-400, min(400, z))))
        out.append(int(rng.random() < p))
    return out
