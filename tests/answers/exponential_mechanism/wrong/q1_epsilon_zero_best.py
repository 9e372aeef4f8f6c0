# Epsilon = 0 is mistaken for "no privacy asked": the best is picked for sure.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    if not epsilon:
        return [1.0 if i == utilities.index(top) else 0.0 for i in range(len(utilities))]
    w = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [v / sum(w) for v in w]
