# Forgets the noise on the threshold.
def most_questions(epsilon, answers, distance, beta):
    once = 0
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)))
    return max(0, math.floor((math.log1p(-beta) - once) / each))
