# Lets the number be negative.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-distance * epsilon / 4))
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)))
    return math.floor((math.log1p(-beta) - once) / each)
