# Another right way: strs.
def scales(epsilon, share, answers, sensitivity, monotone):
    paid = Fraction(share) * Fraction(epsilon)
    left = Fraction(epsilon) - paid
    shifts = sum([sensitivity * (1 + (not monotone))] * answers)
    return np.array([Fraction(sensitivity) / paid, Fraction(shifts) / left], dtype=object)
