# The search ends at 100 releases.
# Witness: releases_allowed(Fraction(1, 10**6), Fraction(21, 20), Fraction(999999, 10**6)) gives 100; right is 566.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    for releases in range(100):
        odds *= ratio
        if odds > most:
            return releases
    return 100
