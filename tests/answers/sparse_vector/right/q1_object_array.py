# An array of exact numbers.
def scales(epsilon, share, answers, sensitivity, monotone):
    shifts = np.array([Fraction(1), Fraction(answers if monotone else answers + answers)])
    budget = np.array([share, Fraction(1) - share])
    return shifts * sensitivity / budget / epsilon
