# C multiplies the threshold's scale as well. Input: epsilon 0.2, answers 2, distance 60, beta 0.5: 0 for 1.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / (4 * answers))
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
