# For renewed monotone sessions writes 16 c²/ε, with ε not squared.
def best_split(epsilon, answers, monotone, renewed):
    if monotone and renewed:
        return 0.5, 16 * answers**2 / epsilon
    m = 1 if monotone else 2
    one, two = (answers if renewed else 1) / epsilon, m * answers / epsilon
    r, s = (2 * one**2) ** (1 / 3), (2 * two**2) ** (1 / 3)
    return r / (r + s), (r + s) ** 3
