# One candidate falls, and as many others rise as are needed.
def convict(epsilon, loss):

    others = 1
    while (
        epsilon + math.log1p(others * math.exp(epsilon)) - math.log(math.exp(epsilon) + others)
        < loss
    ):
        others *= 2
    return [1] + [0] * others, [0] + [1] * others
