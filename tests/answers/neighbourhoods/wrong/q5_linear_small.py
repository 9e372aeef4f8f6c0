# For small ε the flip probability is put on the straight line 1/2 - ε/4, a little too small.
def variant(epsilon):
    c = 0.5 - epsilon / 4 if epsilon < 0.5 else 1 / (math.exp(epsilon) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
