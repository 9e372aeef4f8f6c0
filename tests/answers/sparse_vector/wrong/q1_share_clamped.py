# Keeps the share within 1/10 and 9/10.
def scales(epsilon, share, answers, sensitivity, monotone):
    share = min(max(share, Fraction(1, 10)), Fraction(9, 10))
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
