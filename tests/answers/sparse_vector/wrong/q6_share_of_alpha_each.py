# For three answers or more each noise is allowed a third of alpha, not a half.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / ((8 if answers < 3 else 12) * answers))
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
