# Makes both scales equal in place of the derivative 0.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    unit = answers / epsilon if renewed else 1 / epsilon
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    a, b = 2 * s1**2, 2 * s2**2
    share = s1 / (s1 + s2)
    return share, a / share**2 + b / (1 - share) ** 2
