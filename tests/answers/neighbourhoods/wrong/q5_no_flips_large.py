# Above ε = 4 flips are left out as negligible.
def variant(epsilon):
    c = 0.0 if epsilon > 4 else 1 / (math.exp(epsilon) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
