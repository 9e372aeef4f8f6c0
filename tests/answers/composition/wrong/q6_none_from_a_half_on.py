# Wrong for priors of 1/2 or more: 1/2, 2, 9/10 gives 0 and not 3.
def releases_allowed(prior, ratio, ceiling):
    if prior >= Fraction(1, 2):
        return 0  # believed already
    t, belief = 0, prior
    while belief <= ceiling:
        belief = belief * ratio / (1 + belief * (ratio - 1))
        t += 1
    return t - 1
