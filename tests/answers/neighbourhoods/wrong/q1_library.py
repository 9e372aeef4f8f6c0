# Lets dpedu count the distance.
def group_bounds(x, y, epsilon):
    steps = dp.symmetric_distance(x, y)
    return epsilon * steps, epsilon * steps / 2 if len(x) == len(y) else math.inf
