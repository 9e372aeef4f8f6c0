# Compares beliefs rounded to three digits with the ceiling.
def releases_allowed(prior, ratio, ceiling):
    t, odds = 0, prior / (1 - prior)
    while True:
        odds *= ratio
        if round(odds / (1 + odds), 3) > ceiling:
            return t
        t += 1
