# A tolerance of 1e-9 on the logarithm lifts steps just below a huge power of two by a level. Input: steps 2**39 - 1.
def scales(steps, epsilon):
    levels = math.floor(math.log2(steps) + 1e-9) + 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
