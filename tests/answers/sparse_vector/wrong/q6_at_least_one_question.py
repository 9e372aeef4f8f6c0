# Wrong for epsilon = 1, answers = 5, distance = 10, beta = 0.25: one question is taken to be possible whenever the threshold's noise is small.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    if once < 1 - beta:
        return 0
    return max(1, math.floor(math.log((1 - beta) / once) / math.log(each)))
