# Wrong for steps = 1: the tree is one box, which needs noise of scale 1/epsilon.
def scales(steps, epsilon):
    levels = 0 if steps == 1 else math.floor(math.log2(steps)) + 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
