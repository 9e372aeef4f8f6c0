# Counts noise that is too large, but not too small.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-distance * epsilon / 4) / 2)
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)) / 2)
    return max(0, math.floor((math.log1p(-beta) - once) / each))
