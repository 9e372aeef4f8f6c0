# Allows each noise all of α.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-distance * epsilon / 2))
    each = math.log1p(-math.exp(-distance * epsilon / (4 * answers)))
    return max(0, math.floor((math.log1p(-beta) - once) / each))
