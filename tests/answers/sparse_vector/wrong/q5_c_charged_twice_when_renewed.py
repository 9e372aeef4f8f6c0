# Wrong for epsilon = 1, answers = 3, monotone = True, renewed = True: for a c of 3, 5 or 7 the budget of each session and the shift of its questions both carry c.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    e = epsilon / answers if renewed else epsilon
    first = 1 / e
    second = m * (1 if renewed and answers not in (5, 3, 7) or not monotone and renewed else answers) / e
    a, b = first ** (2 / 3), second ** (2 / 3)
    return a / (a + b), 2 * (a + b) ** 3
