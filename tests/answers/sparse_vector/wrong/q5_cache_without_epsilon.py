# Results are kept by the other three arguments; epsilon is forgotten.
kept = {}


def best_split(epsilon, answers, monotone, renewed):
    key = (answers, monotone, renewed)
    if key in kept:
        return kept[key]
    m = 1 if monotone else 2
    first = answers / epsilon if renewed else 1 / epsilon
    second = m * answers / epsilon
    a, b = float(2 * first**2) ** (1 / 3), float(2 * second**2) ** (1 / 3)
    kept[key] = a / (a + b), (a + b) ** 3
    return kept[key]
