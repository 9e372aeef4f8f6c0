# A central difference quotient with a small step: good for small utilities, too coarse for large ones.
def slopes(utilities, sensitivity):
    def chances(e):
        weights = [math.exp(e * u / (2 * sensitivity)) for u in utilities]
        total = math.fsum(weights)
        return [w / total for w in weights]

    h = 2e-5
    return [(p - q) / (2 * h) for p, q in zip(chances(h), chances(-h))]
