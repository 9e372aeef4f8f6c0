# Wrong for answers = 1, monotone = True, share = 1/2: with an even split and c = 1 the threshold is thought to need no shift beyond 1/2.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = 1 if monotone else 2
    first = Fraction(sensitivity) / (share * epsilon)
    if monotone and answers == 1:
        first /= 2
    return first, answers * step * sensitivity / ((1 - share) * epsilon)
