# Never lets the sensitivity be below 1.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    w = [math.exp(epsilon * (u - top) / (2 * max(1, sensitivity))) for u in utilities]
    return [x / sum(w) for x in w]
