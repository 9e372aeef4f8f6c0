# Int() cuts towards 0, and the bound is always above -1: (1 - p) > (1 - beta)(1 - q).
def most_questions(epsilon, answers, distance, beta):
    p = math.exp(-distance * epsilon / 4)
    q = math.exp(-distance * epsilon / (8 * answers))
    return int(math.log((1 - beta) / (1 - p)) / math.log(1 - q))
