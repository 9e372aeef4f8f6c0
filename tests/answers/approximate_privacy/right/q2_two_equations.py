# By elimination.
def flip_needed(factor, delta):
    truth = (factor + delta) / (1 + factor)
    return 1 - truth
