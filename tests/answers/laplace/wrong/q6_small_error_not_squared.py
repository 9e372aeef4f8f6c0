# Wrong for errors below 1: the error is not squared in the local model, but taken as the variance when it is small.
def people_needed(bound, epsilon, error):
    spread = 2 * bound**2 / epsilon**2
    allowed = error**2 if error >= 1 else error
    return math.ceil(math.sqrt(spread) / error), math.ceil(spread / allowed)
