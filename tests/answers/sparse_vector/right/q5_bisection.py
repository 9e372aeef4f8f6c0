# Bisection on the sign of the derivative, which is steep.
def best_split(epsilon, answers, monotone, renewed):
    m = 2 - bool(monotone)
    first = (answers if renewed else 1) / epsilon
    second = m * answers / epsilon
    ratio = second / first
    low, high = 0.0, 1.0
    for _ in range(200):
        w = (low + high) / 2
        # derivative up to a factor: -1/w^3 + ratio^2/(1-w)^3
        if ratio**2 * w**3 < (1 - w) ** 3:
            low = w
        else:
            high = w
    return [w, 2 * (first / w) ** 2 + 2 * (second / (1 - w)) ** 2]
