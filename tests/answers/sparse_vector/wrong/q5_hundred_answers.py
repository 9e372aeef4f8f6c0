# Counts at most a hundred answers.
def best_split(epsilon, answers, monotone, renewed):
    answers = min(answers, 100)
    step = 1 if monotone else 2
    first = (answers if renewed else 1) / epsilon
    second = step * answers / epsilon
    a, b = (2 * first**2) ** (1 / 3), (2 * second**2) ** (1 / 3)
    return a / (a + b), (a + b) ** 3
