# Replaces -log(1 - t) by t: (2, 2, 5, 0.5) must give 0, and gives 1.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    rare = math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor(math.log(once / (1 - beta)) / rare))
