# Shifts questions by 2, monotone or not.
def best_split(epsilon, answers, monotone, renewed):
    step = 2
    first = (answers if renewed else 1) / epsilon
    second = step * answers / epsilon
    a, b = (2 * first**2) ** (1 / 3), (2 * second**2) ** (1 / 3)
    return a / (a + b), (a + b) ** 3
