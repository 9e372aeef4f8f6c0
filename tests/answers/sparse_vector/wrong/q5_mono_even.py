# A single renewed session is thought to be monotone.
def best_split(epsilon, answers, monotone, renewed):
    step = 1 if monotone or answers == 1 and renewed else 2
    first = (answers if renewed else 1) / epsilon
    a, b = (2 * first**2) ** (1 / 3), (2 * (step * answers / epsilon) ** 2) ** (1 / 3)
    return a / (a + b), (a + b) ** 3
