# Bisection of slope
def best_split(epsilon, answers, monotone, renewed):
    budget = epsilon / answers if renewed else epsilon
    c = 1 if renewed else answers
    first, second = 1 / budget, (2 - monotone) * c / budget
    low, high = 0.0, 1.0
    for _ in range(100):
        w = (low + high) / 2
        if first**2 * (1 - w) ** 3 > second**2 * w**3:
            low = w
        else:
            high = w
    return [w, 2 * (first / w) ** 2 + 2 * (second / (1 - w)) ** 2]
