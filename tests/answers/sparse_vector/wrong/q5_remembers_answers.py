# Keeps results by the number of answers and the kind of questions, and forgets epsilon and the way.
_best = {}


def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    unit = answers / epsilon if renewed else 1 / epsilon
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    a, b = 2 * s1**2, 2 * s2**2
    if (answers, monotone) not in _best:
        roots = a ** (1 / 3), b ** (1 / 3)
        _best[answers, monotone] = roots[0] / sum(roots), sum(roots) ** 3
    return _best[answers, monotone]
