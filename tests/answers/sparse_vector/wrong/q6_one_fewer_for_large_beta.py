# Wrong for epsilon = 0.5, answers = 2, distance = 60, beta = 0.4: one question fewer for β above 1/4 ("to be on the safe side").
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    k = 0
    while once * each ** (k + 1 + (beta > 0.25)) >= 1 - beta:
        k += 1
    return k
