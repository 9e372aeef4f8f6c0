# Wrong for large losses, e.g. epsilon 4 and loss 7.9: 150 others are too few.
def convict(epsilon, loss):
    return [1] + [0] * 150, [0] + [1] * 150
