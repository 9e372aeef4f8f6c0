# By counting up.
def most_questions(epsilon, answers, distance, beta):
    chance = -math.expm1(-distance * epsilon / 4)
    each = -math.expm1(-distance * epsilon / (8 * answers))
    k = 0
    while chance * each >= 1 - beta:
        chance *= each
        k += 1
    return k
