# Multiplies the noise on the threshold by c too.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / (4 * answers))
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    k = math.log((1 - beta) / once) / math.log(each)
    return max(0, math.floor(k))
