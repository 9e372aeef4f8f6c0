# Lets the error be passed by a little.
def patience(epsilon, error):
    needed = 2 / (epsilon * error) ** 2
    times = max(1, math.ceil(needed - Fraction(1, 10**9)))
    return times, times * epsilon**2
