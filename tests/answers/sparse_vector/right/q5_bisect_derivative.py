# Bisects the derivative of the variance.
def best_split(epsilon, answers, monotone, renewed):
    spend = float(epsilon) / answers if renewed else float(epsilon)
    aboves = 1 if renewed else answers
    a = 2 / spend**2
    b = 2 * ((1 if monotone else 2) * aboves / spend) ** 2
    low, high = 0.0, 1.0
    for _ in range(200):
        w = (low + high) / 2
        if b * w**3 < a * (1 - w) ** 3:
            low = w
        else:
            high = w
    return np.array([w, a / w**2 + b / (1 - w) ** 2])
