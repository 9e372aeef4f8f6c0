# Beliefs are computed with floats, which may pass the ceiling at an exact tie.
def releases_allowed(prior, ratio, ceiling):
    odds, limit, releases = float(prior / (1 - prior)), float(ceiling), 0
    while True:
        odds *= float(ratio)
        if odds / (1 + odds) > limit:
            return releases
        releases += 1
