# Takes first = 0 for a degenerate coin like first = 1, with no epsilon.
def epsilon_of_coins(first, second):
    if first in (0, 1):
        return math.inf
    rare = min(second, 1 - second)
    return math.log(1 + first / ((1 - first) * rare)) if rare else math.inf
