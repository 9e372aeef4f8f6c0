# The distance is cut down to halves.
def most_questions(epsilon, answers, distance, beta):
    distance = math.floor(distance * 2) / 2
    once = math.log1p(-math.exp(-distance * epsilon / 4))
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)))
    return max(0, math.floor((math.log1p(-beta) - once) / each))
