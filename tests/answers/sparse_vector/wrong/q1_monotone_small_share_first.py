# For monotone questions the threshold is thought always to get the smaller of the two shares.
# Witness: scales(Fraction(1), Fraction(3,4), 2, 1, True) returns (4, 8/3), right is (4/3, 8).
def scales(epsilon, share, answers, sensitivity, monotone):
    w = min(share, 1 - share) if monotone else share
    step = 1 if monotone else 2
    return (sensitivity / (w * epsilon), step * answers * sensitivity / ((1 - w) * epsilon))
