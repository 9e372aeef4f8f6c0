# Takes the last utility away instead of the largest.
def pick_probabilities(utilities, epsilon, sensitivity):
    w = [math.exp(epsilon * (u - utilities[-1]) / (2 * sensitivity)) for u in utilities]
    return [x / sum(w) for x in w]
