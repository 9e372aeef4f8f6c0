# What each renewed session has to spend is at least 1/100. Input: epsilon 0.01, answers 8, renewed True.
def best_split(epsilon, answers, monotone, renewed):
    budget = max(epsilon / answers, 0.01) if renewed else epsilon
    first = 1 / budget
    second = (1 if monotone else 2) * (1 if renewed else answers) / budget
    a, b = ((2 * s * s) ** (1 / 3) for s in (first, second))
    return a / (a + b), (a + b) ** 3
