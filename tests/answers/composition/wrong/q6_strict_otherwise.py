# Stops before the ceiling is reached, though a belief at the ceiling is allowed.
def releases_allowed(prior, ratio, ceiling):
    t, odds = 0, prior / (1 - prior)
    while odds * ratio < ceiling / (1 - ceiling):
        odds, t = odds * ratio, t + 1
    return t
