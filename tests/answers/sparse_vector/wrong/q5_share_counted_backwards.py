# Wrong for epsilon = 1, answers = 1, monotone = False, renewed = True: for a single session that counts as renewed, the questions' share is returned.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    c = 1 if renewed else answers
    e = epsilon / answers if renewed else epsilon
    a, b = (2 / e**2) ** (1 / 3), (2 * (m * c / e) ** 2) ** (1 / 3)
    share = b / (a + b) if renewed and answers == 1 else a / (a + b)
    return share, (a + b) ** 3
