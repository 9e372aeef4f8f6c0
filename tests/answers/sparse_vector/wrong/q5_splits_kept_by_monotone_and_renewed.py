# Wrong for (1, 5, False, True) after (1, 2, False, True): the variance is kept for renewed sessions without c as a key.
KEPT = {}
def best_split(epsilon, answers, monotone, renewed):
    key = (epsilon, monotone) if renewed else (epsilon, monotone, answers)
    if key not in KEPT:
        m = 1 if monotone else 2
        q = (m * (1 if renewed else answers)) ** (2 / 3)
        KEPT[key] = (1 / (1 + q), 2 * ((answers if renewed else 1) / epsilon) ** 2 * (1 + q) ** 3)
    return KEPT[key]
