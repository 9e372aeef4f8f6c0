# Exact fractions.
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    one = prior * (p if answer == 0 else 1 - p)
    zero = (1 - prior) * (p if answer == 1 else 1 - p)
    return (zero / (zero + one), one / (zero + one))
