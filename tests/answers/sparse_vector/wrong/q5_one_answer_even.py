# AboveThreshold with one answer is split evenly, as in the theorem.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    first = answers / epsilon if renewed else 1 / epsilon
    second = m * answers / epsilon
    if answers == 1:
        return 0.5, 2 * (2 * first) ** 2 + 2 * (2 * second) ** 2
    a, b = float(2 * first**2) ** (1 / 3), float(2 * second**2) ** (1 / 3)
    return a / (a + b), (a + b) ** 3
