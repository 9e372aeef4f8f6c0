# Puts -x for log(1 - x).
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor(math.log(once / (1 - beta)) / (1 - each)))
