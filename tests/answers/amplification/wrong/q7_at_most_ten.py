# Never waits longer than ten steps.
def steps_needed(order, distance, sigma, target):
    return min(10, max(1, math.ceil(order * distance**2 / (2 * sigma**2 * target))))
