# Wrong for a loss above 1.98 epsilon, e.g. epsilon 1 and loss 1.99.
def convict(epsilon, loss):
    far, step = 40 / epsilon, loss / (1.98 * epsilon)
    return [step - far, 0], [-far, step]
