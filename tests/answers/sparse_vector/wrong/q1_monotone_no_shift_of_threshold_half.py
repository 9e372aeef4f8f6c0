# Monotone is thought to halve the threshold's shift as well.
# Witness: scales(Fraction(2), Fraction(1,4), 4, 3, True) returns (3, 8), right is (6, 8).
def scales(epsilon, share, answers, sensitivity, monotone):
    half = Fraction(1, 2) if monotone else 1
    return half * sensitivity / (share * epsilon), half * 2 * answers * sensitivity / ((1 - share) * epsilon)
