# Halves the steps until nothing is left.
def scales(steps, epsilon):
    levels, rest = 0, steps
    while rest:
        levels, rest = levels + 1, rest // 2
    return steps / epsilon, 1 / epsilon, (levels) / epsilon
