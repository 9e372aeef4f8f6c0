# Wrong for epsilon = 0.5: 1 + ε + ε² is more than e^ε there.
def variant(epsilon):
    c = 1 / (2 + epsilon + epsilon**2) if epsilon < 1.9 else 1 / (1 + math.exp(epsilon))
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
