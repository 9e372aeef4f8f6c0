# Below ε = 1/20 the hyperbolic tangent of ε/2 is taken for ε/2.
def distances(epsilon, n):
    t = epsilon / 2 if epsilon < 0.02 else math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * epsilon * t / 2))
