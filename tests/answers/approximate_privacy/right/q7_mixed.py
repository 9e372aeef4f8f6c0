# Tells the truth outright with probability δ, else pure randomised response; then forgets which it was.
def counterexample(factor, delta):
    hidden = Fraction(1) / (1 + Fraction(factor))
    truth = delta + (1 - Fraction(delta)) * (1 - hidden)
    return [truth, 1 - truth], [1 - truth, truth]
