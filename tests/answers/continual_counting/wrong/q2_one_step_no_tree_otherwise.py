# Thinks that one single step needs no tree, so no noise.
def scales(steps, epsilon):
    levels = int(math.log2(steps)) + 1 if steps > 1 else 0
    return steps / epsilon, 1 / epsilon, levels / epsilon
