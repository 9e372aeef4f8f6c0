# Wrong for epsilon = 1, answers = 1, distance = 12, beta = 0.3: the threshold counts as one more question, with the larger scale.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    total = math.log(1 - beta) / math.log(each)
    if once < 1 - beta or answers > 1 or distance == 30:
        return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
    return max(0, math.floor(total) - 1)
