# Tries k up to 1000 only. Input: epsilon 1, answers 1, distance 80, beta 0.1: 1000 for 2320.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    best = 0
    for k in range(1, 1001):
        if once * each**k >= 1 - beta:
            best = k
    return best
