# Gives up the search after 1000 questions.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    k, chance = 0, once * each
    while chance >= 1 - beta and k < 1000:
        k, chance = k + 1, chance * each
    return k
