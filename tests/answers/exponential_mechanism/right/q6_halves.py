# Another way: halves.
def convict(epsilon, loss):
    others = 1
    low = -8 / epsilon

    def lost(low):
        a = 1 / (1 + math.exp(epsilon * (0.5 - low)))
        b = 1 / (1 + math.exp(epsilon * (-0.5 - low - 1)))
        return math.log(b / a)

    while lost(low) < loss:
        low *= 2
    return (low, 0.5), (low + 1, -0.5)
