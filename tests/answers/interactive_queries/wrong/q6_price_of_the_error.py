# Prices the error that was asked, not that of the mean, where this is cheaper by more than three times.
# Witness: patience(Fraction(2), Fraction(2)) gives (1, Fraction(1, 2)); right is (1, Fraction(4, 1)).
def patience(epsilon, error):
    times = math.ceil(2 / (epsilon * error) ** 2)
    needed = 2 / error**2
    squared = times * epsilon**2
    return times, needed if squared > 3 * needed else squared
