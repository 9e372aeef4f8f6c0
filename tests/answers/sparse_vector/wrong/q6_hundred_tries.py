# Tries no more than a hundred questions, where the answer may be as large as 1000.
def most_questions(epsilon, answers, distance, beta):
    """The largest number of questions for which all noises are small with chance 1 - beta."""
    chance = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    for k in range(100):
        if chance * each < 1 - beta:
            return k
        chance *= each
    return 100
