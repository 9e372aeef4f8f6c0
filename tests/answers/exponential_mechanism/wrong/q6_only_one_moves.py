# For a loss well below epsilon it lets one candidate move only, and believes that this gives e^epsilon.
def convict(epsilon, loss):
    if loss <= 0.75 * epsilon:
        return [0, 0], [1, 0]
    n = 1
    while epsilon + math.log((1 + n * math.exp(epsilon)) / (math.exp(epsilon) + n)) < loss:
        n += 1
    return [1] + [0] * n, [0] + [1] * n
