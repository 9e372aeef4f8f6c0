# Charges for all boxes.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, (2 * steps - 1) / epsilon
