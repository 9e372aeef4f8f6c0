# Results are remembered without ε; the share does not depend on it, the variance does. Input: (2, 3, True, True) after (1, 3, True, True).
_splits = {}


def best_split(epsilon, answers, monotone, renewed):
    key = (answers, monotone, renewed)
    if key not in _splits:
        m = 1 if monotone else 2
        a = 2 * ((answers if renewed else 1) / epsilon) ** 2
        b = 2 * (m * answers / epsilon) ** 2
        root = a ** (1 / 3) + b ** (1 / 3)
        _splits[key] = a ** (1 / 3) / root, root**3
    return _splits[key]
