# With one answer (AboveThreshold) the book's factor 2 is used whether or not questions are monotone.
# Witness: scales(Fraction(1), Fraction(1,2), 1, 1, True) returns (2, 4), right is (2, 2).
def scales(epsilon, share, answers, sensitivity, monotone):
    if answers == 1:
        step = 2 * sensitivity
    else:
        step = sensitivity if monotone else 2 * sensitivity
    return Fraction(sensitivity, 1) / (share * epsilon), Fraction(step * answers, 1) / ((1 - share) * epsilon)
