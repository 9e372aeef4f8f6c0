# Wrong for answers = 1, monotone = False, renewed = False: AboveThreshold is thought to be split evenly.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    q = 1 if answers == 1 and not renewed else (m * (1 if renewed else answers)) ** (2 / 3)
    e = epsilon / answers if renewed else epsilon
    return 1 / (1 + q), 2 / e**2 * (1 + q) ** 3
