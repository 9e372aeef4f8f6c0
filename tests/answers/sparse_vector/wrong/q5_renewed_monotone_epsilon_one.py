# For renewed sessions of monotone questions it writes 16 c**2 and forgets epsilon.
def best_split(epsilon, answers, monotone, renewed):
    if renewed and monotone:
        return 0.5, 16 * answers**2
    m = 1 if monotone else 2
    unit = answers / epsilon if renewed else 1 / epsilon
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    a, b = 2 * s1**2, 2 * s2**2
    share = a ** (1 / 3) / (a ** (1 / 3) + b ** (1 / 3))
    return share, a / share**2 + b / (1 - share) ** 2
