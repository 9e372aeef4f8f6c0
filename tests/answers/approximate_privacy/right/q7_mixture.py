# Written as a mixture of publishing everything and of randomised response that is just private.
def counterexample(factor: Fraction, delta: Fraction) -> tuple:
    truth, lie = Fraction(factor, 1 + factor), Fraction(1, 1 + factor)
    zero = Fraction(0)
    told = [delta, zero]
    parts = [(1 - delta) * truth, (1 - delta) * lie]
    P = [a + b for a, b in zip(told, parts)]
    return P, P[::-1]
