# Never says more than 999.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-distance * epsilon / 4))
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)))
    k = max(0, math.floor((math.log1p(-beta) - once) / each))
    return min(k, 999)
