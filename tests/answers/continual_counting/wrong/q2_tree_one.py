# Charges one box for the tree.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, 1 / epsilon
