# Results are kept by the other three arguments, as the share does not depend on epsilon; the variance does. Input: two calls with another epsilon.
_known = {}


def best_split(epsilon, answers, monotone, renewed):
    key = answers, monotone, renewed
    if key not in _known:
        a = (2 * ((answers if renewed else 1) / epsilon) ** 2) ** (1 / 3)
        b = (2 * ((1 if monotone else 2) * answers / epsilon) ** 2) ** (1 / 3)
        _known[key] = a / (a + b), (a + b) ** 3
    return _known[key]
