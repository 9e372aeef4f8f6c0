# An ε with a denominator above 100, such as 17/1000: its square does not survive the tidying.
def patience(epsilon, error):
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, Fraction((math.sqrt(times) * float(epsilon)) ** 2).limit_denominator(10000)
