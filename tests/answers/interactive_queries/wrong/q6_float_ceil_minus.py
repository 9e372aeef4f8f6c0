# Rounds up floats, less a little.
def patience(epsilon, error):
    T = max(1, math.ceil(2 / (float(epsilon) * float(error)) ** 2 - 1e-6))
    return T, T * epsilon**2
