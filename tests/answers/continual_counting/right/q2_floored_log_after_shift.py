# By floored log after shift.
def scales(steps, epsilon):
    # half a step more does not reach the next power of two, and is far from rounding up at these sizes
    return [steps / epsilon, 1 / epsilon, (math.floor(math.log2(steps + 0.5)) + 1) / epsilon]
