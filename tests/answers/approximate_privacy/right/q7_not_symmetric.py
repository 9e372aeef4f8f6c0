# The output with the loss is as rare as it may be, halfway; Q follows from it.
def counterexample(factor, delta):
    loss = (max(Fraction(1, 2), delta) + (factor + delta) / (1 + factor)) / 2
    q = (loss - delta) / factor
    return [1 - loss, loss], [1 - q, q]
