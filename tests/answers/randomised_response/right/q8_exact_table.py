# An exact table of truth and answer, with Fraction.
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    row = [
        chance * (1 - p if truth == answer else p)
        for truth, chance in ((0, 1 - prior), (1, prior))
    ]
    return float(row[0] / sum(row)), float(row[1] / sum(row))
