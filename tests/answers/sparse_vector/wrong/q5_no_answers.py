# Leaves c out.
def best_split(epsilon, answers, monotone, renewed):
    step = 1 if monotone else 2
    first = 1 / epsilon
    second = step / epsilon
    a, b = (2 * first**2) ** (1 / 3), (2 * second**2) ** (1 / 3)
    return a / (a + b), (a + b) ** 3
