# Randomised response, the outputs in the other order.
def tight(factor):
    truth = Fraction(factor) / (1 + factor)
    return (1 - truth, truth), (truth, 1 - truth)
