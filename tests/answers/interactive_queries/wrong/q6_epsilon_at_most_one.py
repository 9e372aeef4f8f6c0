# An epsilon of more than 1 is taken for 1.
def patience(epsilon, error):
    epsilon = min(epsilon, Fraction(1))
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, times * epsilon**2
