# Rounds the share to four digits.
def best_split(epsilon, answers, monotone, renewed):
    step = 1 if monotone else 2
    first = (answers if renewed else 1) / epsilon
    second = step * answers / epsilon
    a, b = (2 * first**2) ** (1 / 3), (2 * second**2) ** (1 / 3)
    return round(a / (a + b), 4), (a + b) ** 3
