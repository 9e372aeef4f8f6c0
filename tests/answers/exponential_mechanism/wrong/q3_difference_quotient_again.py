# A central difference quotient with step 1e-5, too coarse for large utilities.
# Witness: slopes([1000, 0], 0.5) returns [249.99791668749714, -249.99791668749435]; right: [250.0, -250.0]
def slopes(utilities, sensitivity):
    def chances(epsilon):
        weights = [math.exp(epsilon * u / (2 * sensitivity)) for u in utilities]
        return [w / sum(weights) for w in weights]

    h = 1e-5
    return [(p - q) / (2 * h) for p, q in zip(chances(h), chances(-h))]
