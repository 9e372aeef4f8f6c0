# Laplace noise as a normal number times the root of twice an exponential one; recursion over the questions.
import math


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise():
        return math.sqrt(2 * rng.standard_exponential()) * rng.standard_normal()

    limit = threshold + noise() / (share * epsilon)
    scale = 2 * answers / ((1 - share) * epsilon)

    def rest(place, left):
        if place == len(values) or left == 0:
            return []
        above = bool(values[place] + scale * noise() >= limit)
        return [above] + rest(place + 1, left - above)

    return rest(0, answers)
