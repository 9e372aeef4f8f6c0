# Says that one answer is enough from epsilon * error = 1.4 on, taking 1.4 for the root of 2.
# Witness: patience(Fraction(1), Fraction(141, 100)) gives (1, Fraction(1, 1)); right is (2, Fraction(2, 1)).
def patience(epsilon, error):
    if epsilon * error >= Fraction(14, 10):
        return 1, epsilon**2
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, times * epsilon**2
