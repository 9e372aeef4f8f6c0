# The noise is taken for at most two answers. Input: (2, 4, 30, 0.1) must give 0, is 4.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * min(answers, 2)))
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
