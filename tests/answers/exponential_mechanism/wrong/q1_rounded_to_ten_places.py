# Probabilities are rounded to ten decimals, too few for rare candidates. Input: [20, 0], epsilon 2, sensitivity 1.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [round(w / sum(weights), 10) for w in weights]
