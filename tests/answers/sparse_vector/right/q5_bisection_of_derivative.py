# Bisection of the sign of the derivative, until the interval cannot be halved.
def best_split(epsilon, answers, monotone, renewed):
    step = 1 if monotone else 2
    e = float(epsilon)
    if renewed:
        one, two = answers / e, step * answers / e
    else:
        one, two = 1 / e, step * answers / e
    low, high = 0.0, 1.0
    for _ in range(200):
        w = (low + high) / 2
        if one * one * (1 - w) ** 3 > two * two * w**3:  # still falling
            low = w
        else:
            high = w
    w = (low + high) / 2
    return [w, 2 * (one / w) ** 2 + 2 * (two / (1 - w)) ** 2]
