# Wrong for epsilon = 1, answers = 1, distance = 12, beta = 0.25: the threshold's noise is left out unless it is all too large (1 for 0).
def most_questions(epsilon, answers, distance, beta):
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    if math.exp(-distance * epsilon / 4) > beta:
        return 0
    return math.floor(math.log(1 - beta) / math.log(each))
