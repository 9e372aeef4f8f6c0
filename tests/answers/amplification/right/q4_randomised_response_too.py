# Randomised response.
def tight(factor):
    lie = 1 / (1 + factor)
    return [1 - lie, lie], [lie, 1 - lie]
