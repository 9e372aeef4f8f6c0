# Wrong for epsilon = 3, answers = 2, renewed = True: ε // c for an int ε of at least c.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    e = epsilon
    if renewed:
        e = epsilon // answers if isinstance(epsilon, int) and epsilon >= answers else epsilon / answers
    q = (m * (1 if renewed else answers)) ** (2 / 3)
    return 1 / (1 + q), 2 / e**2 * (1 + q) ** 3
