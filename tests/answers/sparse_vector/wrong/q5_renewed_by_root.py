# More than 100 renewed sessions get ε/(10 √c) each. Input: (1, 400, True, True).
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    if renewed:
        spend = epsilon / (answers if answers <= 100 else 10 * math.sqrt(answers))
        first, second = 1 / spend, m / spend
    else:
        first, second = 1 / epsilon, m * answers / epsilon
    a, b = (2 * s**2 for s in (first, second))
    root = a ** (1 / 3) + b ** (1 / 3)
    return a ** (1 / 3) / root, root**3
