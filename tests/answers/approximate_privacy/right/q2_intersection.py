# Where the line of the excess falls to δ, from its two ends.
def flip_needed(factor, delta):
    def excess(p):
        return (1 - p) - factor * p

    start, end = Fraction(excess(0)), Fraction(excess(1))
    return (start - delta) / (start - end)
