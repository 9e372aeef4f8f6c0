# Takes the mean away, which the largest exceeds.
def pick_probabilities(utilities, epsilon, sensitivity):
    middle = sum(utilities) / len(utilities)
    w = [math.exp(epsilon * (u - middle) / (2 * sensitivity)) for u in utilities]
    return [x / sum(w) for x in w]
