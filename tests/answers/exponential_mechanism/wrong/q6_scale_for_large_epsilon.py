# For epsilon above 2 changes of 2 are used, as if utilities were rescaled.
def convict(epsilon, loss):
    step = 1 if epsilon <= 2 else 2
    far = 100 / epsilon
    return [step - far, 0], [-far, step]
