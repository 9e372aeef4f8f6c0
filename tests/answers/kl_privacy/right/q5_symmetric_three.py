# Symmetric three.
def weak(kappa, loss):
    often = min(kappa / loss, 1) / 2
    rare = often * math.exp(-loss)
    rest = 1 - often - rare
    return (often, rare, rest), (rare, often, rest)
