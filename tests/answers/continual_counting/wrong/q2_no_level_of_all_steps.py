# Wrong for steps = 2: a box of all T steps is dropped if T is a power of two below 8 ("the whole stream is no box").
def scales(steps, epsilon):
    levels = 1
    while 2**levels < steps or (2**levels == steps and steps >= 8):
        levels += 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
