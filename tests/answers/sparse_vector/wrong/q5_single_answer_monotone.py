# One answer is treated as monotone. Input: (1, 1, False, False) must give share 1/(1 + 2**(2/3)).
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone or answers == 1 else 2
    a = 2 * ((answers if renewed else 1) / epsilon) ** 2
    b = 2 * (m * answers / epsilon) ** 2
    root = a ** (1 / 3) + b ** (1 / 3)
    return a ** (1 / 3) / root, root**3
