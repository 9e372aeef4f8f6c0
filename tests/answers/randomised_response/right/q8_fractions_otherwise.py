# Right: fractions
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    joint = [(1 - prior) * (p if answer else 1 - p), prior * (1 - p if answer else p)]
    return [float(v / sum(joint)) for v in joint]
