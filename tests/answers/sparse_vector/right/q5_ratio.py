# By the ratio of the scales; a list.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    unit = answers / float(epsilon) if renewed else 1 / float(epsilon)
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    ratio = (s2 / s1) ** (2 / 3)
    return [1 / (1 + ratio), 2 * s1**2 * (1 + ratio) ** 3]
