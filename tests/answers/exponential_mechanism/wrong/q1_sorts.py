# Sorts the list that it was given, to find the largest.
def pick_probabilities(utilities, epsilon, sensitivity):
    before = list(utilities)
    utilities.sort()
    w = [math.exp(epsilon * (u - utilities[-1]) / (2 * sensitivity)) for u in before]
    return [x / sum(w) for x in w]
