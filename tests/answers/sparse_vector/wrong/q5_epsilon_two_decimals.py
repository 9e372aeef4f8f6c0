# Epsilon is rounded to two decimals first.
# Witness: best_split(0.0149, 3, False, False) returns (0.232453954273, 1592279.04835), right is (0.232453954273, 717210.507794).
def best_split(epsilon, answers, monotone, renewed):
    epsilon = round(epsilon, 2)
    m = 1 if monotone else 2
    first, second = (answers if renewed else 1) / epsilon, m * answers / epsilon
    a, b = (2 * s**2 for s in (first, second))
    share = a ** (1 / 3) / (a ** (1 / 3) + b ** (1 / 3))
    return share, a / share**2 + b / (1 - share) ** 2
