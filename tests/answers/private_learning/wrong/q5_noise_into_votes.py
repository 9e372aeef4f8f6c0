# Adds the noise to the caller's list of votes in place.
def labels(votes, teachers, sigma, rng):
    out = []
    for i, v in enumerate(votes):
        votes[i] = v + rng.normal(scale=sigma)
        out.append(int(votes[i] > teachers - v + rng.normal(scale=sigma)))
    return out
