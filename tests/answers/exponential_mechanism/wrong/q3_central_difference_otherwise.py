# A central difference quotient with a step of 1e-5, which is too coarse for large utilities.
def slopes(utilities, sensitivity):
    def chances(epsilon):
        best = max(u * epsilon for u in utilities)
        weights = [math.exp((epsilon * u - best) / (2 * sensitivity)) for u in utilities]
        return [w / math.fsum(weights) for w in weights]

    step = 1e-5
    return [(up - down) / (2 * step) for up, down in zip(chances(step), chances(-step))]
