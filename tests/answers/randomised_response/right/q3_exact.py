# Another way: exact.
def estimate_rate(answers, p):
    p = Fraction(p)
    share = Fraction(int(sum(answers)), len(answers))
    return (share - p) / (1 - 2 * p)
