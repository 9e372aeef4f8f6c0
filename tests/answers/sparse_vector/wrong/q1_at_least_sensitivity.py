# Believes that the threshold's noise is never smaller than the sensitivity.
# Witness: scales(Fraction(100), Fraction(1,2), 1, 3, False) returns (3, 3/25), right is (3/50, 3/25).
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    first = Fraction(sensitivity) / (share * epsilon)
    second = Fraction(answers * step) / ((1 - share) * epsilon)
    return max(Fraction(sensitivity), first), second
