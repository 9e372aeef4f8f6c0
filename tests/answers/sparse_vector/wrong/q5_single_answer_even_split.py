# For c = 1 the even split of the textbook is returned. Input: epsilon 1, answers 1, monotone False: 1/2 for 0.386.
def best_split(epsilon, answers, monotone, renewed):
    first = (answers if renewed else 1) / epsilon
    second = (1 if monotone else 2) * answers / epsilon
    a, b = (2 * s * s for s in (first, second))
    if answers == 1:
        return 0.5, 4 * (a + b)
    share = a ** (1 / 3) / (a ** (1 / 3) + b ** (1 / 3))
    return share, a / share**2 + b / (1 - share) ** 2
