# In exact fractions from a table of the four joint probabilities.
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    joint = {
        (0, 0): (1 - prior) * (1 - p),
        (0, 1): (1 - prior) * p,
        (1, 1): prior * (1 - p),
        (1, 0): prior * p,
    }
    total = joint[0, answer] + joint[1, answer]
    return [float(joint[x, answer] / total) for x in (0, 1)]
