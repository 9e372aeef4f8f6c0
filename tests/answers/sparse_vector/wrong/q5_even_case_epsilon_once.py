# Shortcut for equal scales: 16 c squared over epsilon, where epsilon should be squared too.
# Witness: best_split(2, 3, True, True) returns (0.5, 72), right is (0.5, 36).
def best_split(epsilon, answers, monotone, renewed):
    if monotone and renewed:
        return 0.5, 16 * answers**2 / epsilon
    m = 1 if monotone else 2
    first, second = (answers if renewed else 1) / epsilon, m * answers / epsilon
    a, b = (2 * s**2 for s in (first, second))
    share = a ** (1 / 3) / (a ** (1 / 3) + b ** (1 / 3))
    return share, a / share**2 + b / (1 - share) ** 2
