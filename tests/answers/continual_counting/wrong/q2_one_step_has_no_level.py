# Wrong for steps = 1: max(…, 2) levels are taken where one box of one step is all there is (2.0 for 1.0).
def scales(steps, epsilon):
    levels = max(2, steps.bit_length())
    return steps / epsilon, 1 / epsilon, levels / epsilon
