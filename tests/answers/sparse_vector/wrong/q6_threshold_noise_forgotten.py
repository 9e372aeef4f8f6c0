# Only the questions' noises are looked at. Input: epsilon 1, answers 1, distance 31, beta 0.3: 17 for 16.
def most_questions(epsilon, answers, distance, beta):
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return math.floor(math.log(1 - beta) / math.log(each))
