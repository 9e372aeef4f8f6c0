# Multiplies the scale of the threshold by c too.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-distance * epsilon / (4 * answers)))
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)))
    return max(0, math.floor((math.log1p(-beta) - once) / each))
