# Returns probabilities instead of utilities.
def convict(epsilon, loss):

    far = 50 / epsilon
    pair = []
    for u in ([1 - far, 0], [-far, 1]):
        weights = [math.exp(epsilon * v) for v in u]
        pair.append([w / sum(weights) for w in weights])
    return pair
