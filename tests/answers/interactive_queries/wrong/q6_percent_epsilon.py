# Wrong for ε = 1/7 + 1/1000: ε is rounded to a fraction with a denominator up to 100.
def patience(epsilon, error):
    e, d = epsilon.limit_denominator(100), error.limit_denominator(100)
    times = math.ceil(2 / (e * d) ** 2)
    return times, times * e**2
