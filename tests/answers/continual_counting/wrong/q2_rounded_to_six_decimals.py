# Wrong for steps = 1, epsilon = 3: rounding to 6 decimals leaves an error of 1e-6 of the size.
def scales(steps, epsilon):
    return [round(v / epsilon, 6) for v in (steps, 1, steps.bit_length())]
