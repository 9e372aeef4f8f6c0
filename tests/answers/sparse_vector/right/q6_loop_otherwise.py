# Multiplies until it is too small.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-float(distance) * epsilon / 4)
    each = 1 - math.exp(-float(distance) * epsilon / (8 * answers))
    chance, k = once * each, 0
    while chance >= 1 - beta:
        chance *= each
        k += 1
    return k
