# Limits the epsilon of one answer to 20.
def patience(epsilon, error):
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, min(times * epsilon**2, Fraction(400))
