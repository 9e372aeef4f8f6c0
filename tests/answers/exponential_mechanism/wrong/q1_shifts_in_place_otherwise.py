# The largest utility is taken away in the list of the caller, which is changed.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    for i in range(len(utilities)):
        utilities[i] -= top
    weights = [math.exp(epsilon * u / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
