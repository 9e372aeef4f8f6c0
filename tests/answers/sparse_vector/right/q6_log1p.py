# The same with log1p and expm1, exact also for tiny chances; int instead of floor after the negative is sorted out.
import math


def most_questions(epsilon, answers, distance, beta):
    def log_small(scale):
        return math.log1p(-math.exp(-(distance / 2) / scale))

    left = log_small(2 / epsilon) - math.log1p(-beta)
    if left < 0:
        return 0
    return int(left / -log_small(4 * answers / epsilon))
