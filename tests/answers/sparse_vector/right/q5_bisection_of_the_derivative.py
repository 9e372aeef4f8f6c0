# By bisection of the derivative.
def best_split(epsilon, answers, monotone, renewed):
    if renewed:
        A = 2 * (answers / epsilon) ** 2
        B = A * (1 if monotone else 4)
    else:
        A = 2 / epsilon**2
        B = A * (answers * (1 if monotone else 2)) ** 2
    low, high = 0.0, 1.0
    for _ in range(200):
        w = (low + high) / 2
        if A * (1 - w) ** 3 > B * w**3:
            low = w
        else:
            high = w
    return [w, A / w**2 + B / (1 - w) ** 2]
