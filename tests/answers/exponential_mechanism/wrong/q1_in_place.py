# The largest utility is taken away in the list that was handed over.
# Witness: pick_probabilities([3, 2, 0], 1, 1) returns [0.5465493872661796, 0.3314989604240915, 0.12195165230972885], which is right, but changes its argument; right: it is left as it was
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    for i in range(len(utilities)):
        utilities[i] -= best
    weights = [math.exp(epsilon * u / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
