# Far from small beliefs: the belief itself is multiplied when it is small.
def releases_allowed(prior, ratio, ceiling):
    odds, most = (
        (prior, ceiling)
        if ceiling < Fraction(1, 10)
        else (prior / (1 - prior), ceiling / (1 - ceiling))
    )
    releases = 0
    while odds * ratio ** (releases + 1) <= most:
        releases += 1
    return releases
