# Steps that are no power of two: a level too many or, for powers, one too few.
def scales(steps, epsilon):
    levels = math.ceil(math.log2(steps)) + 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
