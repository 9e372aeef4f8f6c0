# Log of the sum in a loop, in log space.
def pick_probabilities(utilities, epsilon, sensitivity):
    total = -math.inf
    top = max(utilities)
    s = [epsilon * (u - top) / (2 * sensitivity) for u in utilities]
    for v in s:
        total = np.logaddexp(total, v)
    return tuple(float(np.exp(v - total)) for v in s)
