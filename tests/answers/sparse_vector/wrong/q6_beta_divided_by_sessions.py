# Failure is spread over the c answers: each gets beta / c.
# Witness: most_questions(1, 3, 90, 0.3) returns 12, right is 14.
def most_questions(epsilon, answers, distance, beta):
    p = math.exp(-distance * epsilon / 4)
    q = math.exp(-distance * epsilon / (8 * answers))
    part = 1 - (1 - beta) ** (1 / answers)
    return answers * max(0, math.floor(math.log((1 - part) / (1 - p)) / math.log(1 - q)))
