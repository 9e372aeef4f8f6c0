# Wrong for epsilon = 3: // cuts the scales down to whole numbers for an int epsilon.
def scales(steps, epsilon):
    divide = (lambda a: a // epsilon) if isinstance(epsilon, int) else (lambda a: a / epsilon)
    return [divide(n) for n in (steps, 1, steps.bit_length())]
