# Wrong where the largest is far above the last one, e.g. [3000, -3000] with epsilon 1.
def pick_probabilities(utilities, epsilon, sensitivity):
    weights = [math.exp(epsilon * (u - utilities[-1]) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
