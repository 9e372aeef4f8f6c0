# A share of less than a tenth is raised to a tenth.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    first = answers / epsilon if renewed else 1 / epsilon
    second = m * answers / epsilon
    a, b = float(2 * first**2) ** (1 / 3), float(2 * second**2) ** (1 / 3)
    w = max(a / (a + b), 0.1)
    return w, 2 * (first / w) ** 2 + 2 * (second / (1 - w)) ** 2
