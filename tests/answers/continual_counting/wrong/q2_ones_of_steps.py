# Takes the most ones of a step for the number of levels.
def scales(steps, epsilon):
    m = max(bin(t).count("1") for t in range(1, steps + 1))
    return steps / epsilon, 1 / epsilon, m / epsilon
