# For ε of 5 and more and renewed sessions the variance is rounded to five digits.
def best_split(epsilon, answers, monotone, renewed):
    step = 1 if monotone else 2
    first = (answers if renewed else 1) / epsilon
    a, b = (2 * first**2) ** (1 / 3), (2 * (step * answers / epsilon) ** 2) ** (1 / 3)
    v = (a + b) ** 3
    return a / (a + b), v if epsilon < 5 or not renewed else round(v, 5)
