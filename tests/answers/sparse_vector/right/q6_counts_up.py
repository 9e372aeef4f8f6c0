# One question more as long as the product is large enough.
import math


def most_questions(epsilon, answers, distance, beta):
    chance = 1 - math.exp(-distance / 2 * epsilon / 2)
    each = 1 - math.exp(-distance / 2 * epsilon / (4 * answers))
    k = 0
    while chance * each >= 1 - beta:
        chance *= each
        k += 1
    return k
