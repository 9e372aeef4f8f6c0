# Spends a little more than epsilon.
def variant(epsilon):
    c = 1 / (1 + epsilon + 1)
    return (
        [[1 - c, c], [1 - c, c], [c, 1 - c]]
        if epsilon < 1
        else [[1 - 1 / (1 + math.exp(epsilon + 0.001)), 1 / (1 + math.exp(epsilon + 0.001))]] * 2
        + [[1 / (1 + math.exp(epsilon + 0.001)), 1 - 1 / (1 + math.exp(epsilon + 0.001))]]
    )
