# One pass with a running largest score, the total rescaled whenever it is beaten
def pick_probabilities(utilities, epsilon, sensitivity):
    half = epsilon / (2 * sensitivity)
    top, total = None, 0.0
    for u in utilities:
        if top is None:
            top, total = u, 1.0
        elif u > top:
            total = total * math.exp((top - u) * half) + 1.0
            top = u
        else:
            total += math.exp((u - top) * half)
    return [math.exp((u - top) * half) / total for u in utilities]
