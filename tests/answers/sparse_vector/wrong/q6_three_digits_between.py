# Rounds both chances to three digits before it takes logarithms.
def most_questions(epsilon, answers, distance, beta):
    once = round(1 - math.exp(-distance * epsilon / 4), 3)
    each = min(round(1 - math.exp(-distance * epsilon / (8 * answers)), 3), 0.999)
    k = 0
    while once * each ** (k + 1) >= 1 - beta:
        k += 1
    return k
