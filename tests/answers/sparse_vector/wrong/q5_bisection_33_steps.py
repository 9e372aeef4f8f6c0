# Bisection ends after 33 steps, an error of 5e-11, too much for a small share. Input: answers 1000, one session.
def best_split(epsilon, answers, monotone, renewed):
    one = (answers if renewed else 1) / epsilon
    two = (1 if monotone else 2) * answers / epsilon
    low, high = 0.0, 1.0
    for _ in range(33):
        w = (low + high) / 2
        if one**2 / w**3 > two**2 / (1 - w) ** 3:
            low = w
        else:
            high = w
    w = (low + high) / 2
    return w, 2 * (one / w) ** 2 + 2 * (two / (1 - w)) ** 2
