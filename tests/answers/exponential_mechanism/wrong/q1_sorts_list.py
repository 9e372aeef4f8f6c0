# The list is sorted in place: order lost and argument changed.
def pick_probabilities(utilities, epsilon, sensitivity):
    utilities.sort(reverse=True)
    top = utilities[0]
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
