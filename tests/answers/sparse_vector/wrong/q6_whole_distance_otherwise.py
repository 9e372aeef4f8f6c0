# Cuts the distance to a whole number.
def most_questions(epsilon, answers, distance, beta):
    distance = int(distance)
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
