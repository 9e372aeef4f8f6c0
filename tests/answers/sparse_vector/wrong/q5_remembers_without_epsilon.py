# Remembers results by all arguments but ε.
remembered = {}


def best_split(epsilon, answers, monotone, renewed):
    key = answers, monotone, renewed
    if key not in remembered:
        m = 1 if monotone else 2
        one, two = (answers if renewed else 1) / epsilon, m * answers / epsilon
        r, s = (2 * one**2) ** (1 / 3), (2 * two**2) ** (1 / 3)
        remembered[key] = r / (r + s), (r + s) ** 3
    return remembered[key]
