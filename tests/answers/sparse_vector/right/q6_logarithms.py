# By logarithms, and never below 0.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance / 2 / (2 / epsilon))
    each = 1 - math.exp(-distance / 2 / (4 * answers / epsilon))
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
