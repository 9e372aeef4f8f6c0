# Knows the saving for monotone questions for several answers only.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone and answers > 1 else 2
    unit = answers / epsilon if renewed else 1 / epsilon
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    a, b = 2 * s1**2, 2 * s2**2
    ratio = (b / a) ** (1 / 3)
    return 1 / (1 + ratio), a * (1 + ratio) ** 3
