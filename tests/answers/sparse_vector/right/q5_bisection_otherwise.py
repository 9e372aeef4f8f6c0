# The zero of the derivative by bisection on the logarithm of w / (1 - w).
def best_split(epsilon, answers, monotone, renewed):
    epsilon = float(epsilon)
    step = 1.0 if monotone else 2.0
    if renewed:
        per_session = epsilon / answers
        one, two = 1 / per_session, step / per_session
    else:
        one, two = 1 / epsilon, step * answers / epsilon
    low, high = -30.0, 30.0
    for _ in range(200):
        odds = math.exp((low + high) / 2)
        if odds**3 < (one / two) ** 2:
            low = math.log(odds)
        else:
            high = math.log(odds)
    w = odds / (1 + odds)
    return w, 2 * (one / w) ** 2 + 2 * (two / (1 - w)) ** 2
