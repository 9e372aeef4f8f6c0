# The levels are ceil(log2 T) + 1 for T that is no power of two from 64 on. Input: steps 100.
def scales(steps, epsilon):
    if steps < 64:
        levels = len(bin(steps)) - 2
    else:
        levels = math.ceil(math.log2(steps)) + 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
