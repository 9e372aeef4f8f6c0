# Wrong for epsilon = 4, answers = 2, monotone = True, renewed = False: ε is left unsquared for one session with ε of 1 or more (alike for 1).
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    q = (m * (1 if renewed else answers)) ** (2 / 3)
    e2 = (epsilon / answers) ** 2 if renewed else (epsilon**2 if epsilon < 1 else epsilon)
    return 1 / (1 + q), 2 / e2 * (1 + q) ** 3
