# The exponent is 0.3333333333 for a third, too inexact for large variances. Input: epsilon 0.01, answers 1000.
def best_split(epsilon, answers, monotone, renewed):
    third = 0.3333333333
    a = (2 * ((answers if renewed else 1) / epsilon) ** 2) ** third
    b = (2 * ((1 if monotone else 2) * answers / epsilon) ** 2) ** third
    return a / (a + b), (a + b) ** 3
