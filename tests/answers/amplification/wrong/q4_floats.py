# Rounds the exact numbers to floats.
def tight(factor):
    lie = 1.0 / (1 + factor)
    return [1 - lie, lie], [lie, 1 - lie]
