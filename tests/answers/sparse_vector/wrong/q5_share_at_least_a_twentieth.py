# Keeps the share between 1/20 and 19/20, as in Question 3.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    unit = answers / epsilon if renewed else 1 / epsilon
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    a, b = 2 * s1**2, 2 * s2**2
    share = 1 / (1 + (b / a) ** (1 / 3))
    share = min(0.95, max(0.05, share))
    return share, a / share**2 + b / (1 - share) ** 2
