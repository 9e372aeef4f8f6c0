# Adds one candidate after another to a running mixture.
def pick_probabilities(utilities, epsilon, sensitivity):

    scale = epsilon / (2 * sensitivity)
    best, total = utilities[0], 1.0
    for u in utilities[1:]:
        if u > best:
            total = total * math.exp(scale * (best - u)) + 1
            best = u
        else:
            total += math.exp(scale * (u - best))
    return [math.exp(scale * (u - best)) / total for u in utilities]
