# Scales the step by loss/(2 epsilon) and a little more, which ends above 1.
def convict(epsilon, loss):
    step = loss / (2 * epsilon) + 0.005
    far = 200 / epsilon
    return [step - far, 0], [-far, step]
