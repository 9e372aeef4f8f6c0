# A loop over 32 sizes at most, so streams of 2**32 steps and more get too few levels. Input: steps 10**12.
def scales(steps, epsilon):
    levels = sum(1 for k in range(32) if 2**k <= steps)
    return [steps / epsilon, 1 / epsilon, levels / epsilon]
