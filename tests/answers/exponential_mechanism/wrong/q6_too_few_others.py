# Wrong for 3, 5.94: 150 others at the same utility are not enough for a large ε.
def convict(epsilon, loss):
    return [1] + [0] * 150, [0] + [1] * 150
