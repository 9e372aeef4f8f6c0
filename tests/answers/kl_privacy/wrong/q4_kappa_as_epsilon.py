# Takes ε for κ.
def distances(epsilon, n):
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * epsilon / 2))
