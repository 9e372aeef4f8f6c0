# Plain, otherwise.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    if renewed:
        one, two = answers / epsilon, m * answers / epsilon
    else:
        one, two = 1 / epsilon, m * answers / epsilon
    a, b = 2 * one**2, 2 * two**2
    r, s = a ** (1 / 3), b ** (1 / 3)
    return r / (r + s), (r + s) ** 3
