# Bayes' rule with Fractions, then floats.
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    likelihood = [1 - p, p] if answer == 0 else [p, 1 - p]
    joint = [w * b for w, b in zip(likelihood, (1 - prior, prior))]
    return tuple(float(j / sum(joint)) for j in joint)
