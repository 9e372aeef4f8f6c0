# Halving loop.
def scales(steps, epsilon):
    levels, rest = 0, steps
    while rest:
        rest //= 2
        levels += 1
    return [steps / epsilon, 1 / epsilon, levels / epsilon]
