# Lists the four pairs of truth and answer and takes the variance of one person's estimate over them.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    cases = [
        (chance * flip, (abs(truth - flipped) - p) / (1 - 2 * p))
        for truth, chance in ((0, 1 - theta), (1, theta))
        for flipped, flip in ((0, 1 - p), (1, p))
    ]
    first = sum(w * v for w, v in cases)
    second = sum(w * v * v for w, v in cases)
    return float((second - first * first) / n)
