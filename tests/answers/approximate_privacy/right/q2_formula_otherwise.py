# Solved on paper.
def flip_needed(factor, delta):
    return (1 - delta) / (1 + factor)
