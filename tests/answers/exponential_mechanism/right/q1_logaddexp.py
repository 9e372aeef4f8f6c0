# Another way: logaddexp.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = np.array([epsilon * float(u) / (2 * sensitivity) for u in utilities])
    total = np.logaddexp.reduce(scores - max(scores))
    return [math.exp(s - max(scores) - total) for s in scores]
