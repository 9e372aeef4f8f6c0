# By dictionary of steps.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = {True: 1, False: 2}[monotone]
    first = Fraction(sensitivity) / (share * epsilon)
    return [first, first * step * answers * share / (1 - share)]
