# Counting stops at a hundred questions.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return min(100, max(0, math.floor(math.log((1 - beta) / once) / math.log(each))))
