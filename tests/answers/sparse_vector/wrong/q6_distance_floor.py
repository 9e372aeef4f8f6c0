# Halves the distance with //, so that noises of at most 15 are allowed where 31.9 allows 15.95.
def most_questions(epsilon, answers, distance, beta):
    """The largest number of questions for which all noises are small with chance 1 - beta."""
    size = distance // 2
    once = 1 - math.exp(-size * epsilon / 2)
    each = 1 - math.exp(-size * epsilon / (4 * answers))
    if once <= 1 - beta:
        return 0
    return int(math.log((1 - beta) / once) / math.log(each))
