# If the belief is below the ceiling one release is always allowed.
# Witness: releases_allowed(Fraction(1, 2), Fraction(1000), Fraction(3, 5)) gives 1; right is 0.
def releases_allowed(prior, ratio, ceiling):
    if prior >= ceiling:
        return 0
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    releases = 1
    odds *= ratio
    while odds * ratio <= most:
        odds *= ratio
        releases += 1
    return releases
