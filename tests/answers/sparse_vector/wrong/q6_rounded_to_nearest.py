# Rounded to the nearest whole number. Input: epsilon 0.1, answers 1, distance 60, beta 0.5: 1 for 0.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max(0, round(math.log((1 - beta) / once) / math.log(each)))
