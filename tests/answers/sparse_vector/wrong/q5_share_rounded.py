# The share is rounded to ten digits. Input: answers 1000, not monotone, one session: share 0.0063.
def best_split(epsilon, answers, monotone, renewed):
    a = 2 * ((answers if renewed else 1) / epsilon) ** 2
    b = 2 * ((1 if monotone else 2) * answers / epsilon) ** 2
    share = round(a ** (1 / 3) / (a ** (1 / 3) + b ** (1 / 3)), 10)
    return share, a / share**2 + b / (1 - share) ** 2
