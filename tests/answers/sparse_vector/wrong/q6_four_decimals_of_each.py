# Wrong for epsilon = 1, answers = 1, distance = 60, beta = 0.3: the chance that one noise is small is kept with four decimals.
def most_questions(epsilon, answers, distance, beta):
    once = 1 - math.exp(-distance * epsilon / 4)
    each = round(1 - math.exp(-distance * epsilon / (8 * answers)), 4)
    if each == 1:
        return 1000
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
