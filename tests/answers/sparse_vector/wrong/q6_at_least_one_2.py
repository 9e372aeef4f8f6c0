# If the threshold's noise is small enough, at least 1 is returned. Input: (2, 2, 5, 0.5) must give 0, is 1.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    if once < 1 - beta:
        return 0
    return max(1, math.floor(math.log((1 - beta) / once) / math.log(each)))
