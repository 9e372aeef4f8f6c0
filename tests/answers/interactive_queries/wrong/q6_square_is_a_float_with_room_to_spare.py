# Wrong for epsilon = 20, error = 20: where more than is asked comes with ten times to spare, ε'² is a float.
def patience(epsilon, error):
    exact = 2 / (epsilon * error) ** 2
    T = math.ceil(exact)
    return T, float(epsilon) ** 2 if exact < Fraction(1, 10) else T * epsilon**2
