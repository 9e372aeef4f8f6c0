# The first utility is far below another one: overflow.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = utilities[0]
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
