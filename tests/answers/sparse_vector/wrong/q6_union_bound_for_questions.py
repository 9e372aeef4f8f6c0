# Union bound over the questions, but the product with the threshold. Input: (2, 1, 10, 0.5) must give 8, is 6.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    rare = math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor((1 - (1 - beta) / once) / rare))
