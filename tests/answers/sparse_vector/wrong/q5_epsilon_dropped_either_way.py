# In one session of questions that move either way leaves ε out.
def best_split(epsilon, answers, monotone, renewed):
    if not monotone and not renewed:
        t = (2 * answers) ** (2 / 3)
        return 1 / (1 + t), 2 * (1 + t) ** 3
    m = 1 if monotone else 2
    one, two = (answers if renewed else 1) / epsilon, m * answers / epsilon
    r, s = (2 * one**2) ** (1 / 3), (2 * two**2) ** (1 / 3)
    return r / (r + s), (r + s) ** 3
