# Wrong for epsilon = 1, answers = 1, distance = 20, beta = 0.5: the union bound, β = once + k each, which gives fewer.
def most_questions(epsilon, answers, distance, beta):
    half = distance / 2
    first, second = 2 / epsilon, 4 * answers / epsilon
    left = math.log1p(-beta) - math.log1p(-math.exp(-half / first))
    if left > 0:
        return 0.0
    return float(left // math.log1p(-math.exp(-half / second)))
