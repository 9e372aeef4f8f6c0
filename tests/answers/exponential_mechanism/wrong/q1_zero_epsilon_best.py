# At epsilon 0 'there is no noise', so the best candidates share everything.
# Witness: pick_probabilities([3, 2, 0], 0, 1) returns [1.0, 0.0, 0.0]; right: [0.3333333333333333, 0.3333333333333333, 0.3333333333333333]
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    if epsilon == 0:
        m = utilities.count(best)
        return [1 / m if u == best else 0.0 for u in utilities]
    weights = [math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
