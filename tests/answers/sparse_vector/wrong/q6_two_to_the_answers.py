# The scale grows like two to the number of answers.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (4 * 2**answers))
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
