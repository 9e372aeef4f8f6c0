# Results are remembered by prior and ceiling only, and used again for another ratio.
# Witness: [releases_allowed(Fraction(1, 5), Fraction(r), Fraction(4, 5)) for r in (2, 4)] gives [4, 4]; right is [4, 2].
remembered = {}


def releases_allowed(prior, ratio, ceiling):
    if (prior, ceiling) not in remembered:
        odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
        releases = 0
        while odds * ratio <= most:
            odds *= ratio
            releases += 1
        remembered[prior, ceiling] = releases
    return remembered[prior, ceiling]
