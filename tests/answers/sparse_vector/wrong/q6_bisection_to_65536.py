# Bisection between 0 and 2**16, less than the number may be. Input: epsilon 1, answers 1, distance 100, beta 0.25: 65535 for 77195.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    low, high = 0, 2**16
    while high - low > 1:
        middle = (low + high) // 2
        if once * each**middle >= 1 - beta:
            low = middle
        else:
            high = middle
    return low
