# An ε below 1/100 is raised to 1/100. Input: (1/1000, 1/2, 1, 1, True) must give (2000, 2000).
def scales(epsilon, share, answers, sensitivity, monotone):
    epsilon = max(epsilon, Fraction(1, 100))
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
