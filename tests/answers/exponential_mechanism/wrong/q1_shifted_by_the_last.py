# The last utility is taken away, not the largest, so far better ones overflow or are cut. Input: [10000, 9999, 0], epsilon 1, sensitivity 1.
def pick_probabilities(utilities, epsilon, sensitivity):
    last = utilities[-1]
    weights = [math.exp(min(700, epsilon * (u - last) / (2 * sensitivity))) for u in utilities]
    return [w / sum(weights) for w in weights]
