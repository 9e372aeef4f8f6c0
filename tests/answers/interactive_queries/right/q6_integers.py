# Rounds up by whole numbers.
def patience(epsilon, error):
    ratio = Fraction(2) / epsilon / epsilon / error / error
    times = -(-ratio.numerator // ratio.denominator)
    return times, epsilon * epsilon * times
