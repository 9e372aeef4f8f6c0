# Wrong for epsilon = 0.5, answers = 2, distance = 60, beta = 0.4: one question fewer for β above 1/4 ("to be on the safe side").
def most_questions(epsilon, answers, distance, beta):
    half = distance / 2
    first, second = 2 / epsilon, 4 * answers / epsilon
    left = math.log1p(-beta) - math.log1p(-math.exp(-half / first))
    if left > 0:
        return 0.0
    return float(left // math.log1p(-math.exp(-half / second)))
