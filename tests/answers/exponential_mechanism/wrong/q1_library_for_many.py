# Leaves more than 30 candidates to the library, which is switched off.
def pick_probabilities(utilities, epsilon, sensitivity):
    if len(utilities) > 30:
        mechanism = dp.ExponentialMechanism(epsilon=float(epsilon), sensitivity=float(sensitivity))
        return [float(p) for p in mechanism.probabilities([float(u) for u in utilities])]
    best = max(utilities)
    weights = [math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
