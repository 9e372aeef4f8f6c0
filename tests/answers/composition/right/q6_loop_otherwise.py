# Count while one more is allowed.
def releases_allowed(prior, ratio, ceiling):
    odds, limit, t = prior / (1 - prior), ceiling / (1 - ceiling), 0
    while odds * ratio <= limit:
        odds *= ratio
        t += 1
    return t
