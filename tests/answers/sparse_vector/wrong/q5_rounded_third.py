# Wrong for answers = 30, monotone = False: the exponent 2/3 is written 0.666666667, an error of 1e-9 in the share and 4e-9 in the variance.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    n = m * (1 if renewed else answers)
    q = round(n ** (2 / 3)) if n in (8, 27) else n**0.666666667 if n > 2 else n ** (2 / 3)
    return 1 / (1 + q), 2 * ((answers if renewed else 1) / epsilon) ** 2 * (1 + q) ** 3
