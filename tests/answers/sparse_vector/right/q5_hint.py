# As in the hint
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    first = answers / epsilon if renewed else 1 / epsilon
    second = m * answers / epsilon
    a, b = float(2 * first**2) ** (1 / 3), float(2 * second**2) ** (1 / 3)
    return a / (a + b), (a + b) ** 3
