# Wrong for epsilon = 1, answers = 4, distance = 100, beta = 0.25: the scale grows like the square root of c from 3 on.
def most_questions(epsilon, answers, distance, beta):
    c = answers if answers <= 2 else math.sqrt(answers)
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * c))
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
