# A thousand others are too few for a large epsilon and a loss near 2 epsilon.
def convict(epsilon, loss):
    others = 1000
    return [1] + [0] * others, [0] + [1] * others
