# Counts up to 100 questions and stops.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max([k for k in range(101) if once * each**k >= 1 - beta], default=0)
