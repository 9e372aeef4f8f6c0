# Wrong for steps = 2**21: levels are counted among the first 21 only (21 for 22).
def scales(steps, epsilon):
    levels = sum(1 for k in range(21) if 2**k <= steps)
    return steps / epsilon, 1 / epsilon, levels / epsilon
