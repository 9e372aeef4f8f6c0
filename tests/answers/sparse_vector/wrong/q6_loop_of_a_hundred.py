# Wrong for epsilon = 2, answers = 1, distance = 40, beta = 0.02: the search ends at 100 questions.
def most_questions(epsilon, answers, distance, beta):
    half = distance / 2
    first, second = 2 / epsilon, 4 * answers / epsilon
    left = math.log1p(-beta) - math.log1p(-math.exp(-half / first))
    if left > 0:
        return 0.0
    return float(left // math.log1p(-math.exp(-half / second)))
