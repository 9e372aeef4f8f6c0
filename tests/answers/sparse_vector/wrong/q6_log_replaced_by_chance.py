# Log(1 - p) is replaced by -p for a question, only nearly so. Input: epsilon 0.1, answers 1, distance 100, beta 0.5: 2 for 1.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    tail = math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor(math.log(once / (1 - beta)) / tail))
