# A share under 1/20 is raised to it. Input: answers 1000, one session.
def best_split(epsilon, answers, monotone, renewed):
    first = (answers if renewed else 1) / epsilon
    second = (1 if monotone else 2) * answers / epsilon
    a, b = (2 * s * s for s in (first, second))
    share = a ** (1 / 3) / (a ** (1 / 3) + b ** (1 / 3))
    share = min(max(share, 0.05), 0.95)
    return share, a / share**2 + b / (1 - share) ** 2
