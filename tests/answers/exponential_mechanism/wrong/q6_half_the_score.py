# The score is let move by 1/2 where that is more than the utility may: for epsilon < 1/2 utilities change by more than 1.
def convict(epsilon, loss):
    step = max(1, 0.5 / epsilon)
    far = 40 / epsilon
    return [step - far, 0], [-far, step]
