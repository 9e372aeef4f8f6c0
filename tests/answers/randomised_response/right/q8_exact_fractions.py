# Exact fractions, the belief in the truth that was answered first, then put in order.
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    before = prior if answer else 1 - prior
    same = before * (1 - p)
    other = (1 - before) * p
    belief = same / (same + other)
    pair = [float(1 - belief), float(belief)]
    return tuple(pair) if answer else tuple(pair[::-1])
