# The variance is rounded to 7 digits after the point. Input: (10, 1, False, False): variance 0.34643458910547675 (and 3.7, 1, True, False: 1.168736303871).
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    a = 2 * ((answers if renewed else 1) / epsilon) ** 2
    b = 2 * (m * answers / epsilon) ** 2
    root = a ** (1 / 3) + b ** (1 / 3)
    return a ** (1 / 3) / root, round(root**3, 7)
