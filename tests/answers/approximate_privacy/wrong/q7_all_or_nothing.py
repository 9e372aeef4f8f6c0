# Publishes everything with probability δ if δ is at least 1/2, so that the loss has probability δ and not more.
def counterexample(factor, delta):
    if delta >= Fraction(1, 2):
        zero = Fraction(0)
        return [delta, zero, 1 - delta], [zero, delta, 1 - delta]
    lie = (1 - delta) / (1 + factor)
    return [1 - lie, lie], [lie, 1 - lie]
