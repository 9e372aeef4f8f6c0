# Wrong for steps = 7 (all 2**k - 1).
def scales(steps, epsilon):
    most_ones = int(math.log2(steps + 1))
    return steps / epsilon, 1 / epsilon, (most_ones + 1) / epsilon
