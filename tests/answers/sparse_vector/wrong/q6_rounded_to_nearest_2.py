# Rounded to the nearest number. Input: (2, 2, 5, 0.5) must give 0, is 1.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max(0, round(math.log((1 - beta) / once) / math.log(each)))
