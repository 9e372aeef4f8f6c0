# Silent often.
def variant(epsilon):
    # With probability 1/2 a place is silent, whoever it is; else as hint 2, from an exact fraction.
    c = 1 / (Fraction(math.exp(epsilon)) + 1)
    half = Fraction(1, 2)
    zero = [half * (1 - c), half * c, half]
    return [zero, list(zero), [half * c, half * (1 - c), half]]
