# Wrong for epsilon = 0.3: // rounds the scales down.
def scales(steps, epsilon):
    levels = steps.bit_length()
    return steps // epsilon, 1 // epsilon, levels // epsilon
