# Wrong for epsilon = 2, answers = 1, distance = 40, beta = 0.02: the search ends at 100 questions.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max([k for k in range(101) if once * each**k >= 1 - beta], default=0)
