# Adds up the chances of failure in place of using independence.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor((once - 1 + beta) / (1 - each)))
