# Never says more than ten thousand.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-distance * epsilon / 4))
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)))
    return min(10**4, max(0, math.floor((math.log1p(-beta) - once) / each)))
