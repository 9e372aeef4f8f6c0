# For two answers it takes the renewed way for the same as one session.
def best_split(epsilon, answers, monotone, renewed):
    renewed = renewed and answers > 2
    m = 1 if monotone else 2
    unit = answers / epsilon if renewed else 1 / epsilon
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    a, b = 2 * s1**2, 2 * s2**2
    roots = a ** (1 / 3), b ** (1 / 3)
    return roots[0] / sum(roots), sum(roots) ** 3
