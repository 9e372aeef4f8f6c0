# Whole division of the negative
def patience(epsilon, error):
    variance = 2 / Fraction(epsilon) ** 2
    times = -(-variance // Fraction(error) ** 2)
    return Fraction(times), 2 / (variance / times)
