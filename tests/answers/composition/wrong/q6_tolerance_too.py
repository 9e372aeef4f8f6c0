# The ceiling is passed by less than 1e-9: counted as allowed.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    releases = 0
    while odds * ratio ** (releases + 1) <= most * (1 + Fraction(1, 10**9)):
        releases += 1
    return releases
