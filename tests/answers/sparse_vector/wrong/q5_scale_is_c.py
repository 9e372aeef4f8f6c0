# In renewed sessions that move either way takes c for the questions' scale, true for ε = 2 only.
def best_split(epsilon, answers, monotone, renewed):
    one = (answers if renewed else 1) / epsilon
    two = answers / epsilon if monotone else (answers if renewed else 2 * answers / epsilon)
    r, s = (2 * one**2) ** (1 / 3), (2 * two**2) ** (1 / 3)
    return r / (r + s), (r + s) ** 3
