# Takes the tail on one side only: half of the probability.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - 0.5 * math.exp(-distance * epsilon / 4)
    each = 1 - 0.5 * math.exp(-distance * epsilon / (8 * answers))
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
