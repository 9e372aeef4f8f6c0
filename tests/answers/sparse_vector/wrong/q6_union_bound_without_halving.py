# Wrong for epsilon = 1, answers = 1, distance = 20, beta = 0.5: the union bound, β = once + k each, which gives fewer.
def most_questions(epsilon, answers, distance, beta):
    once = math.exp(-distance * epsilon / 4)
    each = math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor((beta - once) / each))
