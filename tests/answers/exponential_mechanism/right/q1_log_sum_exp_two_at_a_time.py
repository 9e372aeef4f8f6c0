# The logarithm of the sum is built up two at a time with logaddexp.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = [epsilon * u / (2 * sensitivity) for u in utilities]
    whole = scores[0]
    for s in scores[1:]:
        whole = float(np.logaddexp(whole, s))
    return [math.exp(s - whole) for s in scores]
