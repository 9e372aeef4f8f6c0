# Wrong for [5000, -5000], 10, 1/2: takes away the utility of largest size, of equals the last: math.exp overflows.
def pick_probabilities(utilities, epsilon, sensitivity):
    far = max(reversed(utilities), key=abs)
    if far < 0 and max(utilities) < 0:
        far = max(utilities)
    weights = [math.exp(epsilon * (u - far) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
