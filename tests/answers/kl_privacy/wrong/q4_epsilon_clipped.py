# Cuts epsilon off at 1 before anything else.
def distances(epsilon, n):
    epsilon = min(epsilon, 1)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
