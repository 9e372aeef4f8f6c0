# One factor more until the chance is too small.
def most_questions(epsilon, answers, distance, beta):
    small = 1 - math.exp(-(distance / 2) / (2 / epsilon))
    factor = 1 - math.exp(-(distance / 2) / (4 * answers / epsilon))
    k = 0
    while small * factor >= 1 - beta:
        small *= factor
        k += 1
    return k
