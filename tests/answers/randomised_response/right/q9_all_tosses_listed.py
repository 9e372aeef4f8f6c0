# Lists all tosses of both coins for both truths and compares the answers' chances.
from collections import defaultdict


def epsilon_of_coins(first, second):
    chances = {0: defaultdict(float), 1: defaultdict(float)}
    for truth, (told, w), (heads, v) in itertools.product(
        (0, 1), ((True, first), (False, 1 - first)), ((1, second), (0, 1 - second))
    ):
        chances[truth][truth if told else heads] += w * v
    if first == 0:
        return 0.0

    def distance(answer):
        a, b = chances[0][answer], chances[1][answer]
        if a == b:
            return 0.0
        return math.inf if a * b == 0 else abs(math.log(a) - math.log(b))

    return max(distance(answer) for answer in (0, 1))
