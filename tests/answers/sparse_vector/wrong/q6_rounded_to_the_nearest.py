# Wrong for epsilon = 1, answers = 1, distance = 12, beta = 0.25: the real k of 0.94 is rounded to the nearest whole number (the visible ones round down alike).
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max(0, round(math.log((1 - beta) / once) / math.log(each)))
