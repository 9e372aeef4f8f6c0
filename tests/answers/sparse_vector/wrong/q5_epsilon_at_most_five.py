# Lets an epsilon above 5 count as 5: at (10, 1, True, False) the variance 0.16 becomes 0.64.
def best_split(epsilon, answers, monotone, renewed):
    epsilon = min(epsilon, 5)
    m = 1 if monotone else 2
    a = 2 * ((answers if renewed else 1) / epsilon) ** 2
    b = 2 * (m * answers / epsilon) ** 2
    root = a ** (1 / 3) + b ** (1 / 3)
    return a ** (1 / 3) / root, root**3
