# The noise of the threshold is left out.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor(math.log(1 - beta) / math.log(each)))
