# One race after the other, in plain loops.
def pick(utilities, epsilon, sensitivity, draws, rng):

    picks = []
    for _ in range(draws):
        best, place = -math.inf, None
        for a, u in enumerate(utilities):
            noisy = epsilon * u / (2 * sensitivity) + rng.gumbel()
            if noisy > best:
                best, place = noisy, a
        picks.append(place)
    return picks
