# Halves an interval until the derivative is 0.
def best_split(epsilon, answers, monotone, renewed):
    first = answers if renewed else 1
    second = answers * (1 if monotone else 2)
    low, high = 0.0, 1.0
    for _ in range(200):
        w = (low + high) / 2
        if first**2 * (1 - w) ** 3 > second**2 * w**3:
            low = w
        else:
            high = w
    return w, 2 * (first / (w * epsilon)) ** 2 + 2 * (second / ((1 - w) * epsilon)) ** 2
