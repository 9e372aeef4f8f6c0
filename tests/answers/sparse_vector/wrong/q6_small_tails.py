# Takes -log(1 - p) for p, which is so for small p only.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    p = math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor(math.log(once / (1 - beta)) / p))
