# Takes second roots for third roots.
def best_split(epsilon, answers, monotone, renewed):
    step = 1 if monotone else 2
    first = (answers if renewed else 1) / epsilon
    second = step * answers / epsilon
    a, b = 2**0.5 * first, 2**0.5 * second
    return a / (a + b), 2 * (first * (a + b) / a) ** 2 + 2 * (second * (a + b) / b) ** 2
