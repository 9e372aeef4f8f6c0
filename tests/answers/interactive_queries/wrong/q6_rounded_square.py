# Wrong for ε = 12345/10007: the second number is made from a float.
def patience(epsilon, error):
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, Fraction(float(times * epsilon**2)).limit_denominator(10**6)
