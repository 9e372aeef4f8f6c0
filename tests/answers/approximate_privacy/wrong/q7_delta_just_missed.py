# Lets the output with the loss have just δ if that is more than one half: "more than δ" is missed.
# Witness: counterexample(Fraction(2), Fraction(3, 4)) returns ([Fraction(3, 4), Fraction(1, 4)], [Fraction(0, 1), Fraction(1, 1)]): the loss has probability 3/4, not more than δ = 3/4.
def counterexample(factor, delta):
    if delta <= Fraction(1, 2):
        p = (1 - delta) / (1 + factor)
        return [1 - p, p], [p, 1 - p]
    return [delta, 1 - delta], [Fraction(0), Fraction(1)]
