# An array of two fractions.
def scales(epsilon, share, answers, sensitivity, monotone):
    moves = (1, answers * (1 if monotone else 2))
    parts = (share, 1 - share)
    return np.array([Fraction(sensitivity * m) / (p * epsilon) for m, p in zip(moves, parts)])
