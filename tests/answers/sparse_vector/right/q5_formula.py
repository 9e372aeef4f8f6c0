# The hint's formula.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    if renewed:
        first, second = answers / epsilon, m * answers / epsilon
    else:
        first, second = 1 / epsilon, m * answers / epsilon
    a, b = (2 * s**2 for s in (first, second))
    root = a ** (1 / 3) + b ** (1 / 3)
    return a ** (1 / 3) / root, root**3
