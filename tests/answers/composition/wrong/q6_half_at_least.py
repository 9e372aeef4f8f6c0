# The ceiling is read as one half if it is below.
def releases_allowed(prior, ratio, ceiling):
    ceiling = max(ceiling, Fraction(1, 10))
    room, t = ceiling / (1 - ceiling) / (prior / (1 - prior)), 0
    while ratio ** (t + 1) <= room:
        t += 1
    return t
