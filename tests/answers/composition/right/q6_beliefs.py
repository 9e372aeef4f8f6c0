# Updates the belief itself.
def releases_allowed(prior, ratio, ceiling):
    belief = prior
    for times in itertools.count():
        belief = ratio * belief / (ratio * belief + 1 - belief)
        if belief > ceiling:
            return times
