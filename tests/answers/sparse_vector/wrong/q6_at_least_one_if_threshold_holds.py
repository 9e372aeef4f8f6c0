# If the threshold's noise alone is fine, one question is said to be possible. Input: epsilon 0.1, answers 1, distance 30, beta 0.5: 1 for 0.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    if once < 1 - beta:
        return 0
    return max(1, math.floor(math.log((1 - beta) / once) / math.log(each)))
