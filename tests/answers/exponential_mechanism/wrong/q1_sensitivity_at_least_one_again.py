# A sensitivity below 1 is raised to 1.
# Witness: pick_probabilities([1, 0], 1, 0.5) returns [0.6224593312018546, 0.37754066879814546]; right: [0.7310585786300049, 0.2689414213699951]
def pick_probabilities(utilities, epsilon, sensitivity):
    step = 2 * max(1, sensitivity)
    best = max(utilities)
    weights = [math.exp(epsilon * (u - best) / step) for u in utilities]
    return [w / sum(weights) for w in weights]
