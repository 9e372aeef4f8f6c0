# Takes -x for the logarithm of 1 - x.
def most_questions(epsilon, answers, distance, beta):
    once = -math.exp(-distance * epsilon / 4)
    each = -math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor((math.log1p(-beta) - once) / each))
