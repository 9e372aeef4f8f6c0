# Doubles the number of answers until it is enough, and does not go back.
# Witness: patience(Fraction(1), Fraction(5, 6)) gives (4, Fraction(4, 1)); right is (3, Fraction(3, 1)).
def patience(epsilon, error):
    times = 1
    while 2 / (epsilon**2 * times) > error**2:
        times *= 2
    return times, times * epsilon**2
