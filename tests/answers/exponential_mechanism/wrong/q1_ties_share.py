# Candidates with equal utility share the weight of one candidate.
# Witness: pick_probabilities([1, 0, 0], 2, 1) returns [0.7310585786300049, 0.13447071068499755, 0.13447071068499755]; right: [0.5761168847658291, 0.21194155761708544, 0.21194155761708544]
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    levels = {u: math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities}
    total = sum(levels.values())
    return [levels[u] / total / utilities.count(u) for u in utilities]
