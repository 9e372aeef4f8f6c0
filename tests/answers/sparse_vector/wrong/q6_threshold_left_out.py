# The threshold's noise only decides whether anything goes, but is no factor. Input: (2, 1, 5, 0.5) must give 1, is 2.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    if once < 1 - beta:
        return 0
    return math.floor(math.log(1 - beta) / math.log(each))
