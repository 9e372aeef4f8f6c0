# Half of the distance by whole division. Input: epsilon 2, answers 1, distance 31, beta 0.5: 1252 for 1608.
def most_questions(epsilon, answers, distance, beta):
    half = distance // 2
    once = 1 - math.exp(-half * epsilon / 2)
    if once < 1 - beta:
        return 0
    each = 1 - math.exp(-half * epsilon / (4 * answers))
    return math.floor(math.log((1 - beta) / once) / math.log(each))
