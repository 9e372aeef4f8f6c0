# Belief updates.
def releases_allowed(prior, ratio, ceiling):
    count, belief = -1, prior
    while belief <= ceiling:
        belief = ratio * belief / (ratio * belief + 1 - belief)
        count += 1
    return count
