# Wrong for epsilon = 1, answers = 5, distance = 10, beta = 0.25: one question is taken to be possible whenever the threshold's noise is small.
def most_questions(epsilon, answers, distance, beta):
    half = distance / 2
    first, second = 2 / epsilon, 4 * answers / epsilon
    left = math.log1p(-beta) - math.log1p(-math.exp(-half / first))
    if left > 0:
        return 0.0
    return float(left // math.log1p(-math.exp(-half / second)))
