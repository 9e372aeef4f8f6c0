# By whole odds.
def belief_interval(prior, ratios):
    yes, no = prior.numerator, prior.denominator - prior.numerator
    up, down = 1, 1
    for r in ratios:
        up, down = up * r.numerator, down * r.denominator
    belief = lambda a, b: Fraction(a, a + b) if a and b else int(b == 0)
    return belief(yes * down, no * up), belief(yes * up, no * down)
