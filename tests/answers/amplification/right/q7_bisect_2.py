# Written with bisect over the numbers of noises, since the bound falls.
from bisect import bisect_left


def one_pass(people, order, distance, sigma, target):
    parts = range(1, 42)
    needed = parts[bisect_left(parts, True, key=lambda T: order * (distance / sigma) ** 2 <= 2 * T * target)]
    return (0 if people < needed else people - needed + 1, needed - 1)
