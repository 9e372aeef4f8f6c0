# For c = 1 returns the even split of the book's AboveThreshold.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    one, two = (answers if renewed else 1) / epsilon, m * answers / epsilon
    w = 0.5 if answers == 1 else 1 / (1 + (two / one) ** (2 / 3))
    return w, 2 * (one / w) ** 2 + 2 * (two / (1 - w)) ** 2
