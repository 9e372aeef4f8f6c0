# Rounds to six decimals before rounding up, and so down where the bound is just above a whole number.
# Witness: patience(Fraction(1), Fraction(999999999, 10**9)) gives (2, Fraction(2, 1)); right is (3, Fraction(3, 1)).
def patience(epsilon, error):
    times = max(1, math.ceil(round(2 / (epsilon * error) ** 2, 6)))
    return times, times * epsilon**2
