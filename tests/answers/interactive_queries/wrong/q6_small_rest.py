# A limit just above a whole number, by less than a millionth.
def patience(epsilon, error):
    times = max(1, math.ceil(2 / (epsilon * error) ** 2 - Fraction(1, 10**6)))
    return times, times * epsilon**2
