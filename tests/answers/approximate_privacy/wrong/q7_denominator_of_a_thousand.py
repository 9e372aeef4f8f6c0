# Wrong for a fine delta: p is rounded to a denominator of at most 1000, perhaps down, so that too much sticks out, or up, so that nothing does.
def counterexample(factor, delta):
    p = Fraction((1 - float(delta)) / (1 + float(factor))).limit_denominator(1000)
    return [1 - p, p], [p, 1 - p]
