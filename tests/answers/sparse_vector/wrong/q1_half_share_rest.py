# For monotone questions and a share of two thirds the share is taken for the rest.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    rest = share if share == Fraction(1, 2) or share * 2 == 1 else 1 - share
    if monotone and share * 3 == 2:
        rest = share
    return sensitivity / (share * epsilon), answers * step / (rest * epsilon)
