# Bisects over the numbers up to 20000, as a tuple of Fractions.
def patience(epsilon, error):
    low, high = 0, 20000
    while high - low > 1:
        middle = (low + high) // 2
        if 2 / (epsilon**2 * middle) <= error * error:
            high = middle
        else:
            low = middle
    return (Fraction(high), Fraction(high) * epsilon * epsilon)
