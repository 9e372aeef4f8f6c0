# For more than 100 answers 1 + x is replaced by x, "c is large". Input: answers 500, one session.
def best_split(epsilon, answers, monotone, renewed):
    ratio = (1 if monotone else 2) * (1 if renewed else answers)
    x = ratio ** (2 / 3)
    share = 1 / x if x > 20 else 1 / (1 + x)
    base = (answers if renewed else 1) / epsilon
    return share, 2 * (base / share) ** 2 + 2 * (base * ratio / (1 - share)) ** 2
