# Only the order of P and Q keeps δ.
def counterexample(factor, delta):
    a = Fraction(19, 20) if delta < Fraction(19, 20) else (1 + delta) / 2
    q = max(Fraction(0), (a - delta) / factor)
    return [a, 1 - a], [q, 1 - q]
