# Counts with exact Fractions and a dictionary of the joint chances.
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    joint = {
        (x, a): (prior if x else 1 - prior) * (1 - p if x == a else p)
        for x in (0, 1)
        for a in (0, 1)
    }
    seen = joint[0, answer] + joint[1, answer]
    return [float(joint[x, answer] / seen) for x in (0, 1)]
