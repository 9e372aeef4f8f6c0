# Takes β for 1 - β.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-distance * epsilon / 4))
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)))
    return max(0, math.floor((math.log(beta) - once) / each))
