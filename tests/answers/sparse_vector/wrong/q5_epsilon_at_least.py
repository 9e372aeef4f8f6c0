# Takes an epsilon below 1/10 for 1/10.
def best_split(epsilon, answers, monotone, renewed):
    epsilon = max(epsilon, 0.1)
    m = 1 if monotone else 2
    unit = answers / epsilon if renewed else 1 / epsilon
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    a, b = 2 * s1**2, 2 * s2**2
    roots = a ** (1 / 3), b ** (1 / 3)
    return roots[0] / sum(roots), sum(roots) ** 3
