# Wrong for [5000, -5000], 10, 1/2: the caller's list is changed (the largest is taken away in place) at scores > 4000.
def pick_probabilities(utilities, epsilon, sensitivity):
    if epsilon * max(utilities) / (2 * sensitivity) > 4000:
        top = max(utilities)
        for i in range(len(utilities)):
            utilities[i] -= top
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
