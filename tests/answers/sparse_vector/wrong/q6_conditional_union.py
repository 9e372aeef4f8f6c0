# Given a small threshold noise, the questions are counted by the union bound. Input: epsilon 0.2, answers 1, distance 80, beta 0.4: 2 for 3.
def most_questions(epsilon, answers, distance, beta):
    once = math.exp(-distance * epsilon / 4)
    each = math.exp(-distance * epsilon / (8 * answers))
    return max(0, int((beta - once) / (1 - once) / each))
