# Wrong for small epsilon, e.g. epsilon 0.1 and loss 0.19: 10 behind is not far enough.
def convict(epsilon, loss):
    return [-9, 0], [-10, 1]
