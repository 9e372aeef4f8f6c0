# Multiplies one question after another.
def most_questions(epsilon, answers, distance, beta):
    scales = 2 / epsilon, 4 * answers / epsilon
    chance = -math.expm1(-distance / 2 / scales[0])
    each = -math.expm1(-distance / 2 / scales[1])
    k = 0
    while chance * each >= 1 - beta:
        chance *= each
        k += 1
    return k
