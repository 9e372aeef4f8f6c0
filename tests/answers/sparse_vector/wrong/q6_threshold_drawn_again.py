# Counts a threshold's noise for each of the c answers, although it is drawn once: 0 and not 1 at (1/2, 2, 25, 1/2).
def most_questions(epsilon, answers, distance, beta):
    """The largest number of questions for which all noises are small with chance 1 - beta."""
    once = (1 - math.exp(-distance * epsilon / 4)) ** answers
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
