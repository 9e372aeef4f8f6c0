# By fraction loop beliefs.
def releases_allowed(prior, ratio, ceiling):
    belief, releases = prior, 0
    while True:
        belief = ratio * belief / (ratio * belief + 1 - belief)
        if belief > ceiling:
            return releases
        releases += 1
