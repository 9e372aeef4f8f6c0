# Wrong for 0.1: the step between 0 and 1 is ε^12 / 10, below 10^-6, so weights are longer than a million.
def variant(epsilon):
    step = min(epsilon, 1) ** 12 / 10
    return [0.5, 0.5], [0.5, 0.5], [0.5 - step, 0.5 + step]
