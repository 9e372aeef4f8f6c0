# Belief steps.
def _after(belief, ratio):
    return belief * ratio / (belief * ratio + 1 - belief)


def releases_allowed(prior, ratio, ceiling):
    count, belief = -1, prior
    while belief <= ceiling:
        belief = _after(belief, ratio)
        count += 1
    return count
