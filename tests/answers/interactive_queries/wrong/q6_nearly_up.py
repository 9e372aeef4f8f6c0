# A limit whose fractional part is below 1/1000: it is rounded down.
def patience(epsilon, error):
    times = max(1, int(2 / (epsilon * error) ** 2 + Fraction(999, 1000)))
    return times, times * epsilon**2
