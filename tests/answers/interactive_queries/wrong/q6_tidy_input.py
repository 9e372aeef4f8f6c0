# An ε such as 1001/10007: taken to the nearest fraction with a denominator of at most 1000.
def patience(epsilon, error):
    e, s = epsilon.limit_denominator(1000), error.limit_denominator(1000)
    times = math.ceil(2 / (e * s) ** 2)
    return times, times * e**2
