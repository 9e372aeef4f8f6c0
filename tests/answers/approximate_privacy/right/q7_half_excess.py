# Lets the truth stick out by a part of δ that leaves room below.
def counterexample(factor, delta):
    excess = delta * Fraction(1, 2) if delta <= Fraction(1, 2) else delta
    truth = (factor + excess) / Fraction(1 + factor)
    return (truth, 1 - truth), (1 - truth, truth)
