# The best share of a grid of ten thousandths is taken.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    first = answers / epsilon if renewed else 1 / epsilon
    second = m * answers / epsilon
    w = np.arange(1, 10_000) / 10_000
    v = 2 * (first / w) ** 2 + 2 * (second / (1 - w)) ** 2
    return float(w[v.argmin()]), float(v.min())
    a, b = float(2 * first**2) ** (1 / 3), float(2 * second**2) ** (1 / 3)
    return a / (a + b), (a + b) ** 3
