# Another way: exact.
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    beliefs = {0: 1 - prior, 1: prior}
    joint = {x: b * (p if x != answer else 1 - p) for x, b in beliefs.items()}
    return [joint[0] / sum(joint.values()), joint[1] / sum(joint.values())]
