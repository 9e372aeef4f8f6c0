# Wrong for epsilon = 4: a scale may be below 1.
def scales(steps, epsilon):
    scale = max(1.0, 1 / epsilon)
    return steps * scale, scale, steps.bit_length() * scale
