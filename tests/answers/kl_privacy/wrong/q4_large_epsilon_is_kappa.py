# From epsilon = 1 on tanh is taken to be 1, so that kappa is epsilon.
# Witness: distances(1, 1) returns (0.46211715726000974, 0.7071067811865476); right is (0.46211715726000974, 0.48068552987374696).
def distances(epsilon, n):
    kappa = epsilon if epsilon >= 1 else epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
