# The union bound over all k + 1 noises. Input: epsilon 0.1, answers 1, distance 80, beta 0.5: 0 for 1.
def most_questions(epsilon, answers, distance, beta):
    once = math.exp(-distance * epsilon / 4)
    each = math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor((beta - once) / each))
