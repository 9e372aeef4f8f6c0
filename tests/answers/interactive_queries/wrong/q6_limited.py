# Takes fractions with small denominators.
def patience(epsilon, error):
    times = math.ceil((2 / (epsilon * error) ** 2).limit_denominator(10**6))
    return times, times * epsilon**2
