# Counts up from 1, and returns an array of fractions.
def patience(epsilon, error):
    times = 1
    while 2 > times * (epsilon * error) ** 2:
        times += 1
    return np.array([Fraction(times), Fraction(times) * epsilon * epsilon])
