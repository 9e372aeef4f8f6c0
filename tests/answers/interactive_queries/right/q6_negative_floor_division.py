# By negative floor division.
def patience(epsilon, error):
    times = -(-2 // (epsilon * error) ** 2)
    return [times, Fraction(2) / (2 / (epsilon * epsilon) / times)]
