# For an ε below a tenth and monotone questions the threshold gets twice the noise.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    first = sensitivity / (share * epsilon)
    if epsilon < Fraction(1, 10) and monotone:
        first *= 2
    return first, answers * step / ((1 - share) * epsilon)
