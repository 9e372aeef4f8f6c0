# The search ends at 10000. Input: (1, 1, 88.14609711940837, 0.5) must give 42266, is 10000.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    for k in range(10_000):
        if once * each ** (k + 1) < 1 - beta:
            return k
    return 10_000
