# The absent choose one of three evenly; people shift some weight.
def variant(epsilon):
    t = 1 / 3
    d = (1 - math.exp(-epsilon)) / 3
    return ((t, t, t), (t + d, t - d, t), (t, t - d, t + d))
