# The belief is tidied to denominators up to 1000 after each release.
# Witness: releases_allowed(Fraction(1, 97), Fraction(107, 100), Fraction(49, 50)) gives 125; right is 124.
def releases_allowed(prior, ratio, ceiling):
    belief, releases = prior, 0
    while True:
        belief = (ratio * belief / (ratio * belief + 1 - belief)).limit_denominator(1000)
        if belief > ceiling or releases > 1000:
            return releases
        releases += 1
