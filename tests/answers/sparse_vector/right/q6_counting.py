# Counting, otherwise.
def most_questions(epsilon, answers, distance, beta):
    left = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / 8 / answers)
    k = 0
    while left * each >= 1 - beta:
        left *= each
        k += 1
    return k
